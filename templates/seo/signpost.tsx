import "../parts/inks.css";
import "./signpost.css";

/** The post where the A45 and the A426 cross. */
export const Signpost = () => (
  <svg className="drawing signpost" viewBox="0 0 360 300" aria-hidden="true">
    <path d="M174 298V12h12v286M120 298h120M174 12a6 6 0 0 1 12 0" />
    {arms.map(({ words, x, y, d }) => (
      <g key={words}>
        <path className={words === "A426 Rugby" ? "ink-amber" : "ink-ground"} d={d} />
        <text x={x} y={y}>
          {words}
        </text>
      </g>
    ))}
  </svg>
);

const arms = [
  { words: "A426 Rugby", x: 254, y: 64, d: "M174 38h148l26 20-26 20H174z" },
  { words: "A45 Coventry", x: 100, y: 114, d: "M186 88H26L2 108l24 20h160z" },
  { words: "A45 Daventry", x: 257, y: 164, d: "M174 138h154l24 20-24 20H174z" },
  { words: "A426 Southam", x: 100, y: 214, d: "M186 188H26L2 208l24 20h160z" },
];
