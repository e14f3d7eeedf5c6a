import type { ReactNode } from "react";
import "../drawing.css";
import "./skeleton.css";

/** A trade's page reduced to lines. Its parts are named in the order of their numbers in the drawing. */
export type Skeleton = { parts: string[]; drawing: ReactNode };

/** The page is laid out like a pitch: its head is the try line, the dashes are the 22. */
export const PageSkeleton = ({ drawing }: { drawing: ReactNode }) => (
  <svg className="drawing skeleton" viewBox="0 0 360 420" aria-hidden="true">
    <path d="M10 10h340v400H10zM10 50h340M28 18v24M44 18v24M28 31h16" />
    <path className="skeleton-quiet" d="M232 31h22M268 31h22M304 31h26" />
    {drawing}
  </svg>
);

/** Names a part of the drawing; the legend beside it says what it is. */
export const Mark = ({ n, x, y }: { n: number; x: number; y: number }) => (
  <g className="skeleton-mark">
    <circle cx={x} cy={y} r="13" />
    <text x={x} y={y + 5}>
      {n}
    </text>
  </g>
);

/** Lines of text, each as wide as given, one below the other. */
export function lines(x: number, y: number, widths: number[], step = 14): string {
  return widths.map((width, index) => `M${x} ${y + index * step}h${width}`).join("");
}

/** Boxes of one size in a grid. */
export function boxes({
  x,
  y,
  width,
  height,
  across,
  down,
  gap,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  across: number;
  down: number;
  gap: number;
}): string {
  return Array.from({ length: across * down }, (_, index) => {
    const left = x + (index % across) * (width + gap);
    const top = y + Math.floor(index / across) * (height + gap);
    return `M${left} ${top}h${width}v${height}h-${width}z`;
  }).join("");
}
