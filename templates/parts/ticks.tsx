import "./ticks.css";

type Props = { items: readonly string[] };

/** What there is, or what one gets, each line ticked off. */
export const Ticks = ({ items }: Props) => (
  <ul role="list" className="ticks">
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
