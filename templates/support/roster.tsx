import "../parts/ruled.css";
import "./roster.css";

type Props = { items: { title: string; text: string }[] };

/** Jobs on a roster, each ticked off. */
export const Roster = ({ items }: Props) => (
  <ul role="list" className="roster ruled">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
