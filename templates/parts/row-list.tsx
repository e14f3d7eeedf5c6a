import "./ruled.css";
import "./row-list.css";
import { Unbroken } from "./words/unbroken.tsx";

type Props = { items: { title: string; text: string }[] };

/** Titles on the left, what each means on the right, a hairline between. */
export const RowList = ({ items }: Props) => (
  <ul role="list" className="row-list ruled">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>
          <Unbroken text={title} />
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
