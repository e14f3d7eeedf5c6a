import "./steps.css";

type Props = { steps: { title: string; text: string }[] };

/** Stops along one dashed line. */
export const Steps = ({ steps }: Props) => (
  <ol className="steps" data-count={steps.length}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h4>{title}</h4>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
