import "../parts/inks.css";
import "./month.css";

/** A month as a fixture list, a tick for each day. The amber bar is 43 minutes wide: 3 % of its day. */
export const Month = () => (
  <figure>
    <p className="month-figure figure" aria-hidden="true">
      99.9%
    </p>
    <svg className="drawing" viewBox="-1 -1 422 272" aria-hidden="true">
      <path className="ink-quiet" d={gridPath} />
      <path d={ticksPath} />
      <path
        className="ink-amber"
        d={`M${gap.left} ${gap.top}h${gap.width}v${cellHeight}h-${gap.width}z`}
      />
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
const gapMinutes = 43;

const cells = Array.from({ length: days }, (_, day) => ({
  x: (day % across) * cellWidth,
  y: Math.floor(day / across) * cellHeight,
}));
const gap = {
  left: (gapDay % across) * cellWidth + 40,
  top: Math.floor(gapDay / across) * cellHeight,
  width: Math.max(2, Math.round((gapMinutes / (24 * 60)) * cellWidth * 10) / 10),
};
/** Rows of seven days; the last is short. */
const gridPath = `M0 0h420v216h-300v54H0zM0 54h420M0 108h420M0 162h420M0 216h120M60 0v270${[120, 180, 240, 300, 360].map(x => `M${x} 0v216`).join("")}`;
const ticksPath = cells
  .filter((_, day) => day !== gapDay)
  .map(({ x, y }) => `M${x + 20} ${y + 27}l7 7 13-14`)
  .join("");
