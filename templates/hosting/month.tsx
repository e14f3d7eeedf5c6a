import "../parts/inks.css";
import "./month.css";

/** A month as a fixture list, a tick for each day. */
export const Month = () => (
  <figure>
    <p className="month-figure figure" aria-hidden="true">
      99.9%
    </p>
    <svg className="drawing" viewBox="-1 -1 422 272" aria-hidden="true">
      <path className="ink-quiet" d={gridPath} />
      <path d={ticksPath} />
      <path className="ink-amber" d={gapPath} />
    </svg>
    <figcaption>
      One month, a cell a day. The narrow bar is 43 minutes, all that 99.9% leaves room for.
    </figcaption>
  </figure>
);

const days = 30;
const across = 7;
const cellWidth = 60;
const cellHeight = 54;
const gapDay = 17;

const cells = Array.from({ length: days }, (_, day) => ({
  x: (day % across) * cellWidth,
  y: Math.floor(day / across) * cellHeight,
}));
/** Rows of seven days; the last is short. */
const gridPath = `M0 0h420v216h-300v54H0zM0 54h420M0 108h420M0 162h420M0 216h120M60 0v270${[120, 180, 240, 300, 360].map(x => `M${x} 0v216`).join("")}`;
const ticksPath = cells
  .filter((_, day) => day !== gapDay)
  .map(({ x, y }) => `M${x + 20} ${y + 27}l7 7 13-14`)
  .join("");
/** As wide as 43 minutes of its day, which are 3 % of it. */
const gapPath = cells
  .filter((_, day) => day === gapDay)
  .map(({ x, y }) => `M${x + 40} ${y}h2v${cellHeight}h-2z`)
  .join("");
