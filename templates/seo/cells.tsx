import { Ticks } from "../parts/ticks.tsx";
import "../parts/ruled.css";
import "./cells.css";

type Props = {
  items: { title: string; text: string; features?: string[] | undefined }[];
  across: 2 | 3;
};

/** Cells of one ruled grid. */
export const Cells = ({ items, across }: Props) => (
  <ul role="list" className="cells ruled" data-across={across}>
    {items.map(({ title, text, features }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        {features && <Ticks items={features} />}
      </li>
    ))}
  </ul>
);
