import type { RenderedBody } from "../../generator/markdown.ts";
import { Contents } from "../plain/contents.tsx";
import "../plain/prose.css";
import "./guide.css";

/** The text of the trade as one read, with its contents beside it. */
export const Guide = ({ body }: { body: RenderedBody | undefined }) =>
  body && (
    <div className="section mist">
      <div className="wrap guide">
        <Contents headings={body.headings} />
        <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
      </div>
    </div>
  );
