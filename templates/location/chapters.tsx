import type { PageTools } from "../../generator/site.ts";
import { proseOf } from "../parts/prose.ts";
import "../plain/prose.css";
import "./chapters.css";

/** The town's own text, a chapter to each heading. */
export const Chapters = ({ tools }: { tools: PageTools }) => (
  <div className="section mist">
    <div className="wrap chapters">
      {tools.body?.sections.map(({ id, heading, html }) => (
        <section key={id ?? ""} className="chapter" aria-labelledby={id}>
          {heading && <h2 id={id}>{heading}</h2>}
          <div className="prose" dangerouslySetInnerHTML={{ __html: proseOf(tools, html) }} />
        </section>
      ))}
    </div>
  </div>
);
