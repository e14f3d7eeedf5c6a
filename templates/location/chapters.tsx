import type { RenderedBody } from "../../generator/markdown.ts";
import "../plain/prose.css";
import "./chapters.css";

/** The town's own text, a chapter to each heading. */
export const Chapters = ({ body }: { body: RenderedBody | undefined }) => (
  <div className="section mist">
    <div className="wrap chapters">
      {body?.sections.map(({ id, heading, html }) => (
        <section key={id ?? ""} className="chapter" aria-labelledby={id}>
          {heading && <h2 id={id}>{heading}</h2>}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  </div>
);
