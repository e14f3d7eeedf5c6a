import "../drawing.css";
import "./skeleton.css";

/** A trade's page reduced to lines, as SVG paths by the way they are drawn. */
export type Skeleton = {
  /** What the numbers in the drawing stand for, in their order. */
  parts: string[];
  marks: [x: number, y: number][];
  lines: string[];
  /** The headline. */
  bold: string[];
  quiet: string[];
  dashes?: string[];
  dots?: string[];
  /** The one thing a visitor should press, and what is written on it. */
  act: string[];
  onAct: string[];
};

/** The page is laid out like a pitch: its head is the try line, the dashes are the 22. */
export const PageSkeleton = ({ skeleton }: { skeleton: Skeleton }) => (
  <svg className="drawing skeleton" viewBox="9 9 342 402" aria-hidden="true">
    <SkeletonPaths skeleton={skeleton} />
    <g className="skeleton-marks">
      <path d={skeleton.marks.map(([x, y]) => `M${x - 13} ${y}a13 13 0 1 1 0 .1z`).join("")} />
      {skeleton.marks.map(([x, y], index) => (
        <text key={skeleton.parts[index]} x={x} y={y}>
          {index + 1}
        </text>
      ))}
    </g>
  </svg>
);

const SkeletonPaths = ({ skeleton }: { skeleton: Skeleton }) => {
  const { lines, bold, quiet, dashes = [], dots = [], act, onAct } = skeleton;
  return (
    <>
      <path d={`${frame}${lines.join("")}`} />
      <path className="skeleton-bold" d={bold.join("")} />
      <path className="skeleton-quiet" d={`${menu}${quiet.join("")}`} />
      {dashes.length > 0 && <path className="skeleton-dashes" d={dashes.join("")} />}
      {dots.length > 0 && <path className="skeleton-dots" d={dots.join("")} />}
      <path className="skeleton-act" d={act.join("")} />
      <path className="skeleton-on-act" d={onAct.join("")} />
    </>
  );
};

export const frame = "M10 10h340v400H10zM10 50h340M28 18v24M44 18v24M28 31h16";
export const menu = "M232 31h22M268 31h22M304 31h26";
