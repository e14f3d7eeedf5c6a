import { hoursOf, totalHours } from "./hours.ts";
import "../parts/inks.css";
import "./course-plan.css";

type Props = { modules: { duration: string }[] };

/** Every module as a bar as long as it lasts, one after the other, with a dashed line at each hour. */
export const CoursePlan = ({ modules }: Props) => {
  const total = totalHours(modules);
  return (
    <figure className="course-plan">
      <svg className="drawing" viewBox="-2 0 524 328" aria-hidden="true">
        <path className="ink-quiet ink-dashes" d={hourLines(total)} />
        {bars(modules).map(({ x, y, width, n }) => (
          <g key={n} className={n === modules.length ? "ink-amber" : "ink-ground"}>
            <path d={`M${x} ${y}h${width}v${barHeight}h-${width}z`} />
            <text x={x + 14} y={y + 28}>
              {n}
            </text>
          </g>
        ))}
        <path className="ink-strong" d="M0 4v320M520 4v320" />
      </svg>
      <figcaption>
        {total} hours in all, a dashed line at each. A bar is as long as its module.
      </figcaption>
    </figure>
  );
};

const planWidth = 520;
const rowHeight = 52;
const barHeight = 40;

function bars(modules: Props["modules"]) {
  const unit = planWidth / totalHours(modules);
  return modules.map(({ duration }, index) => ({
    n: index + 1,
    x: Math.round(totalHours(modules.slice(0, index)) * unit),
    y: 10 + index * rowHeight,
    width: Math.round(hoursOf(duration) * unit),
  }));
}

function hourLines(total: number): string {
  return Array.from(
    { length: Math.ceil(total) - 1 },
    (_, hour) => `M${Math.round(((hour + 1) * planWidth) / total)} 4v320`,
  ).join("");
}
