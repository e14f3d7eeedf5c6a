import "./work-log.css";

type Props = { items: { title: string; text: string }[] };

/** Jobs as the lines of a log: what it is on the left, what it means on the right. */
export const WorkLog = ({ items }: Props) => (
  <ul className="work-log">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
