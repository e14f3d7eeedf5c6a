import "./features.css";

type Props = { items: { title: string; text: string }[] };

/** Four quarters of one field, parted by chalk lines. */
export const Features = ({ items }: Props) => (
  <ul role="list" className="quarters">
    {items.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
