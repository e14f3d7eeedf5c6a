import type { PageTools } from "../../generator/site.ts";
import { filledBody } from "./filled-body.ts";
import type { Tone } from "./section.tsx";
import "../plain/prose.css";
import "./chapters.css";

type Props = { tools: PageTools; tone: Tone };

/** The page's own text, a chapter to each heading. */
export const Chapters = ({ tools, tone }: Props) => (
  <div className={`section ${tone}`}>
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
