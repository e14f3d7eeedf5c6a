import "./steps.css";

type Props = { stops: { title: string; text: string }[] };

/** Steps straight below a section's heading, as stops along one line. */
export const Stops = ({ stops }: Props) => (
  <ol className="steps">
    {stops.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
