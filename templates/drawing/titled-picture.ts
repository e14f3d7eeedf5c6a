import { colours } from "../../content/colours.ts";
import { site } from "../../content/site.ts";
import type { Ground } from "./grounds.ts";
import { markSvg } from "./mark.ts";
import { fitText, textSvg, textWidth } from "./set-text.ts";

type Titled = {
  title: string;
  kicker: string;
  /** The sizes that the title may have, and the room it has. */
  fit: Parameters<typeof fitText>[1];
  height: number;
  ground: Ground;
};

/** A title beside what is drawn, 1200 wide. */
export function titledPicture({ drawn, ...titled }: Titled & { drawn: string }): string {
  const { height, ground } = titled;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}" viewBox="0 0 1200 ${height}"><rect width="1200" height="${height}" fill="${ground.fill}"/><g fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>${titleBlock(titled)}</svg>`;
}

/** The kicker on its rule, the title under it, the mark and the name at the foot, or the mark alone. */
function titleBlock({ title, kicker, fit, ground, height }: Titled): string {
  const { size, lines } = fitText(title, fit);
  const top = (height - lines.length * size * 1.08) / 2;
  const placed = lines.map((line, index) => ({
    line,
    y: Math.round(top + (index + 0.8) * size * 1.08),
  }));
  // All of them below all letters: what clears one line would cut off the g and y of the line above it.
  const cleared = placed.map(({ line, y }) => clearing(line, y, size, ground));
  const letters = placed.map(({ line, y }) => textSvg(line, { x: 72, y, size, fill: ground.ink }));
  const [name = ""] = fitText(site.name, { sizes: [28], widthMax: 1060, linesMax: 1 }).lines;
  const foot = height - 64;
  const place = { x: 70, y: foot - 32, width: 34, height: 38 };
  const mark = markSvg(place, { front: ground.soft, accent: colours.amber, weight: 4 });
  return `${kickerSvg(kicker, ground)}${cleared.join("")}${letters.join("")}${clearing(`${name} --`, foot, 30, ground)}${mark}${textSvg(name, { x: 120, y: foot, size: 28, fill: ground.soft })}`;
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
