import type { SeoServices } from "../../content/rules/page-schemas.ts";
import { Section } from "../parts/section.tsx";
import "./stories.css";

type Props = { stories: SeoServices["stories"] };

/** Match reports: who and where, the result as the headline, then how it came about; nothing where there are none. */
export const Stories = ({ stories: { heading, intro, items } }: Props) =>
  items.length > 0 && (
    <Section id="stories" tone="mist" heading={heading} intro={intro}>
      <ul role="list" className="stories">
        {items.map(({ business, location, result, text }) => (
          <li key={business}>
            <p className="stories-who">
              <b>{business}</b> {location}
            </p>
            <h3>{result}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
