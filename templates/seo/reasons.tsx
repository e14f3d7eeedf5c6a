import { Unbroken } from "../parts/words/unbroken.tsx";
import "./reasons.css";

type Props = { items: { title: string; text: string }[] };

/** Numbered like shirts. */
export const Reasons = ({ items }: Props) => (
  <ol className="reasons">
    {items.map(({ title, text }, index) => (
      <li key={title}>
        <span className="reasons-number figure" aria-hidden="true">
          {index + 1}
        </span>
        <h3>
          <Unbroken text={title} />
        </h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
