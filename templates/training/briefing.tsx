import type { Training } from "../../content/rules/page-schemas.ts";
import { Ticks } from "../parts/ticks.tsx";
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
        <Ticks items={points} />
      </section>
    ))}
  </div>
);
