import "./scoreboard.css";

type Props = { figures: { value: string; label: string }[] };

/** A ruled row of figures. */
export const Scoreboard = ({ figures }: Props) => (
  <ul role="list" className="wrap scoreboard">
    {figures.map(({ value, label }) => (
      <li key={label}>
        <strong className="figure">{value}</strong> <span>{label}</span>
      </li>
    ))}
  </ul>
);
