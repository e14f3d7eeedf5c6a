import type { Training } from "../../content/page-schemas.ts";
import "../parts/ticks.css";
import "./briefing.css";

type Props = { sections: Training["sections"] };

/** What there is to know before a session, side by side. */
export const Briefing = ({ sections }: Props) => (
  <div className="briefing">
    {sections.map(({ heading, paragraphs, points }) => (
      <section key={heading}>
        <h2>{heading}</h2>
        {paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
        <ul role="list" className="ticks">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
