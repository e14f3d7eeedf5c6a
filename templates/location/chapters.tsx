import type { PageTools } from "../../generator/site.ts";
import { filledBody } from "../parts/filled-body.ts";
import "../plain/prose.css";
import "./chapters.css";

/** The town's own text, a chapter to each heading. */
export const Chapters = ({ tools }: { tools: PageTools }) => (
  <div className="section mist">
    <div className="wrap chapters">
      {filledBody(tools).sections.map(({ id, heading, html }) => (
        <section key={id ?? ""} className="chapter" aria-labelledby={id}>
          {heading && <h2 id={id}>{heading}</h2>}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  </div>
);
