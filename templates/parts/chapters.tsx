import type { PageTools } from "../../generator/site.ts";
import type { Tone } from "./section.tsx";
import { filledBody } from "./words/filled-body.ts";
import "./words/prose.css";
import "./section-head.css";
import "./chapters.css";

type Props = { tools: PageTools; tone: Tone };

/** The page's own text, a chapter to each heading; where nobody has written one yet, no empty band. */
export const Chapters = ({ tools, tone }: Props) => {
  const sections = filledBody(tools).sections();
  if (sections.length === 0) return null;
  return (
    <div className={`section ${tone}`}>
      <div className="wrap chapters">
        {sections.map(({ heading, html }) => (
          <section key={heading?.id ?? ""} className="chapter aside" aria-labelledby={heading?.id}>
            {heading && (
              <h2 id={heading.id} dir={heading.dir}>
                {heading.text}
              </h2>
            )}
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </div>
  );
};
