import "./scoreboard.css";

type Props = { figures: { value: string; label: string }[] };

/** A ruled row of figures. */
export const Scoreboard = ({ figures }: Props) => (
  <ul role="list" className="wrap scoreboard">
    {figures.map(({ value, label }) => (
      <li key={label}>
        <strong className={figureClass(value)}>{value}</strong> <span>{label}</span>
      </li>
    ))}
  </ul>
);

/** In the size of '1-2 weeks' a figure such as '£125,000,000' would break on a phone. */
function figureClass(value: string): string {
  return /\S{11}/.test(value) ? "figure scoreboard-long" : "figure";
}
