import "../parts/ruled.css";
import "./timetable.css";

type Props = { modules: { title: string; description: string; duration: string }[] };

/** The modules in the order of the course, with the time each takes. */
export const Timetable = ({ modules }: Props) => (
  <ol className="timetable ruled">
    {modules.map(({ title, description, duration }, index) => (
      <li key={title}>
        <span className="timetable-number figure" aria-hidden="true">
          {index + 1}
        </span>
        <div>
          <h3>{title}</h3>
          <p>{description}</p>
        </div>
        <b className="timetable-time figure">{duration}</b>
      </li>
    ))}
  </ol>
);
