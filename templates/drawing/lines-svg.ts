import { colours } from "../../content/colours.ts";
import type { Ground } from "./grounds.ts";
import { compositions, type Geometry } from "./line-geometry.ts";

/** Steady over time and over machines; only its remainders matter. */
export function seedOf(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7);
}

export function linesSvg(seed: number, ground: Ground): string {
  const geometry = compositions[seed % compositions.length]?.(seed >>> 3);
  return geometry ? geometrySvg(geometry, ground) : "";
}

export function geometrySvg({ lines, dashes, quiet, accent }: Geometry, ground: Ground): string {
  const path = (d: string, stroke: string, more = "") =>
    `<path d="${d}" stroke="${stroke}"${more}/>`;
  return `${path(quiet, ground.quiet)}${path(dashes, ground.soft, ' stroke-dasharray="14 14"')}${path(lines, ground.soft)}<g stroke="${colours.amber}">${accent}</g>`;
}
