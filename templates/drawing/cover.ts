import { colours } from "../../content/colours.ts";
import { site } from "../../content/site.ts";
import { compositions, type Geometry } from "./line-geometry.ts";
import { fitText, textSvg, textWidth } from "./set-text.ts";

/** The picture above an article, 1200 × 675. The same article always gets the same lines. */
export function coverSvg({
  slug,
  title,
  category,
}: {
  slug: string;
  title: string;
  category: string;
}): string {
  const seed = seedOf(slug);
  const ground = grounds[seed % grounds.length] ?? night;
  const { size, lines } = fitText(title, { sizes: [76, 68, 60, 52], widthMax: 620, linesMax: 5 });
  return picture({
    height: 675,
    ground,
    drawn: linesSvg(seed, ground),
    text: titleBlock({ kicker: category, lines, size, ground, bottom: 675 }),
  });
}

/** Steady over time and over machines; only its remainders matter. */
export function seedOf(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7);
}

type Ground = { fill: string; ink: string; soft: string; quiet: string };
const { amber, chalk, ink, mint } = colours;
const onDark = { ink: chalk, soft: mint };
export const night: Ground = { ...onDark, fill: colours.night, quiet: colours.nightQuiet };
const turf: Ground = { ...onDark, fill: colours.turfDeep, quiet: colours.turfQuiet };
const sky: Ground = { fill: colours.sky, ink, soft: colours.turf, quiet: colours.skyQuiet };
const grounds = [night, sky, turf];

export function linesSvg(seed: number, ground: Ground): string {
  const geometry = compositions[seed % compositions.length]?.(seed >>> 3);
  return geometry ? geometrySvg(geometry, ground) : "";
}

export function geometrySvg({ lines, dashes, quiet, accent }: Geometry, ground: Ground): string {
  const path = (d: string, stroke: string, more = "") =>
    `<path d="${d}" stroke="${stroke}"${more}/>`;
  return `${path(quiet, ground.quiet)}${path(dashes, ground.soft, ' stroke-dasharray="14 14"')}${path(lines, ground.soft)}<g stroke="${amber}">${accent}</g>`;
}

export function picture({
  height,
  ground,
  drawn,
  text,
}: {
  height: number;
  ground: Ground;
  drawn: string;
  text: string;
}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}" viewBox="0 0 1200 ${height}"><rect width="1200" height="${height}" fill="${ground.fill}"/><g fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>${text}</svg>`;
}

/** The kicker on its rule, the title under it, the posts and the name at the foot. */
export function titleBlock({
  kicker,
  lines,
  size,
  ground,
  bottom,
}: {
  kicker: string;
  lines: string[];
  size: number;
  ground: Ground;
  bottom: number;
}): string {
  const top = (bottom - lines.length * size * 1.08) / 2;
  const placed = lines.map((line, index) => ({
    line,
    y: Math.round(top + (index + 0.8) * size * 1.08),
  }));
  // All of them below all letters: what clears one line would cut off the g and y of the line above it.
  const cleared = placed.map(({ line, y }) => clearing(line, y, size, ground));
  const title = placed.map(({ line, y }) => textSvg(line, { x: 72, y, size, fill: ground.ink }));
  const { name } = site;
  const foot = bottom - 64;
  return `${kickerSvg(kicker, ground)}${cleared.join("")}${title.join("")}${clearing(`${name} --`, foot, 30, ground)}<path d="M76 ${foot - 30}v24M98 ${foot - 30}v24M76 ${foot - 18}h22" fill="none" stroke="${ground.soft}" stroke-width="4"/><path d="M70 ${foot + 1}h34" stroke="${amber}" stroke-width="5"/>${textSvg(name, { x: 120, y: foot, size: 28, fill: ground.soft })}`;
}

/** In smaller letters where it would run into the drawing, and then without what stands behind its last comma. */
function kickerSvg(kicker: string, ground: Ground): string {
  const { size, lines } = fitText(kicker, { sizes: [30, 27, 24], widthMax: 600, linesMax: 1 });
  const [line = ""] = lines;
  const shorter = kicker.split(", ").slice(0, -1).join(", ");
  if (line.endsWith("…") && shorter) return kickerSvg(shorter, ground);
  return `${clearing(line, 92, size, ground)}${textSvg(line, { x: 72, y: 92, size, fill: ground.soft })}`;
}

/** Lines of the drawing stop short of the words. */
function clearing(text: string, y: number, size: number, ground: Ground): string {
  const width = Math.round(textWidth(text, size)) + 32;
  return `<rect x="56" y="${Math.round(y - size * 0.9)}" width="${width}" height="${Math.round(size * 1.2)}" fill="${ground.fill}"/>`;
}
