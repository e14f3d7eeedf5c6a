import type { SeoServices } from "../../content/page-schemas.ts";
import "./stories.css";

type Props = { items: SeoServices["stories"]["items"] };

/** Match reports: who and where, the result as the headline, then how it came about. */
export const Stories = ({ items }: Props) => (
  <ul className="stories">
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
);
