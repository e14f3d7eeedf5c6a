import "../parts/ruled.css";
import "./ledger.css";

type Props = { entries: { value: string; label: string }[] };

/** Facts as a ruled list: the figure first, what it counts beside it. */
export const Ledger = ({ entries }: Props) => (
  <ul role="list" className="ledger ruled">
    {entries.map(({ value, label }) => (
      <li key={label}>
        <strong className="figure">{value}</strong> <span>{label}</span>
      </li>
    ))}
  </ul>
);
