import type { SeoServices } from "../../content/rules/page-schemas.ts";
import { Ticks } from "../parts/ticks.tsx";
import "../parts/ruled.css";
import "./groups.css";

type Props = { items: SeoServices["groups"]["items"] };

/** Each kind of work across the whole width, with what belongs to it. */
export const Groups = ({ items }: Props) => (
  <ul role="list" className="groups ruled">
    {items.map(({ title, text, points }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        <Ticks items={points} />
      </li>
    ))}
  </ul>
);
