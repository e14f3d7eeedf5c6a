import type { PageTools } from "../../generator/site.ts";
import { filledBody } from "../parts/filled-body.ts";
import "../plain/prose.css";
import "./guide.css";

/** The text of the trade as one read, whose headings stand out to the left. */
export const Guide = ({ tools }: { tools: PageTools }) =>
  tools.body && (
    <div className="section mist">
      <div className="wrap">
        <div className="prose guide" dangerouslySetInnerHTML={{ __html: filledBody(tools).html }} />
      </div>
    </div>
  );
