import "./steps.css";

type Props = { steps: { title: string; text: string }[]; level?: "h3" | "h4" };

/** Stops along one dashed line. */
export const Steps = ({ steps, level: Heading = "h3" }: Props) => (
  <ol className="steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <Heading>{title}</Heading>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
