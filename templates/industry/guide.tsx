import type { RenderedBody } from "../../generator/markdown.ts";
import "../plain/prose.css";
import "./guide.css";

/** The text of the trade as one read, whose headings stand out to the left. */
export const Guide = ({ body }: { body: RenderedBody | undefined }) =>
  body && (
    <div className="section mist">
      <div className="wrap">
        <div className="prose guide" dangerouslySetInnerHTML={{ __html: body.html }} />
      </div>
    </div>
  );
