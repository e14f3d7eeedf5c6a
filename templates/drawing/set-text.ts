import { accented, type Glyph, plainLetter } from "./accents.ts";
import outlines from "./archivo-outlines.json" with { type: "json" };

/** Text as outlines, so that a picture comes out the same on a machine without the fonts. */
export function textSvg(text: string, { x, y, size, fill }: TextPlace): string {
  const scale = size / outlines.unitsPerEm;
  let at = 0;
  const paths = glyphsOf(text).map(({ path, advance, kern }) => {
    at += kern;
    const placed = path && `<path transform="translate(${Math.round(at)})" d="${path}"/>`;
    at += advance + tracking;
    return placed;
  });
  return `<g fill="${fill}" stroke="none" transform="translate(${x} ${y}) scale(${scale})">${paths.join("")}</g>`;
}

type TextPlace = { x: number; y: number; size: number; fill: string };

/** Fitting a title asks for hundreds of widths. */
export function textWidth(text: string, size: number): number {
  let units = -tracking;
  let left = "";
  for (const char of text) {
    units += kernBetween(left, char) + outlineOf(char).advance + tracking;
    left = char;
  }
  return (units * size) / outlines.unitsPerEm;
}

type Setting = { size: number; lines: string[] };
type Room = { widthMax: number; linesMax: number };

/**
 * The largest of the sizes at which the text fits well, and its lines; at the smallest, what is too long is cut with ….
 * No lines for a text in letters that the subset lacks: what would be left of it says nothing.
 */
export function fitText(
  asked: string,
  { sizes, widthMax, linesMax }: { sizes: number[] } & Room,
): Setting {
  if (!isKnown(asked)) return { size: Math.min(...sizes), lines: [] };
  // Put together, whichever way an accent was typed.
  const text = withoutGaps(asked.normalize()).replace(/\s+/g, " ").trim();
  // 'Stratford-upon-Avon' is broken only where it fits nowhere whole.
  for (const ends of [/(?<= )/, /(?<=[ -])/]) {
    const fits = largest(text.split(ends), sizes, { widthMax, linesMax });
    if (fits) return fits;
  }
  const size = Math.min(...sizes);
  const wrapped = wrap(text.split(/(?<= )/), size, widthMax);
  const last = wrapped.slice(linesMax - 1).join(" ");
  const lines = [...wrapped.slice(0, linesMax - 1), last].filter(Boolean);
  return { size, lines: lines.map(line => cut(line, size, widthMax)) };
}

/** The largest size at which the parts stand calmly on their lines, or else the largest at which they fit. */
function largest(parts: string[], sizes: number[], room: Room): Setting | undefined {
  let fits: Setting | undefined;
  for (const size of sizes) {
    const setting = evenlySet(parts, size, room);
    if (setting && isCalm(setting)) return setting;
    fits ??= setting;
  }
  return fits;
}

/** Whether a picture shows all letters of a text, and has some to show. */
export function canBeSet(text: string): boolean {
  if (/^[ -~]*[a-z\d][ -~]*$/i.test(text)) return true;
  return isKnown(text) && withoutGaps(text.normalize()).trim() !== "";
}

function isKnown(text: string): boolean {
  return [...text.matchAll(/[\p{L}\p{N}]/gu)].every(([char]) => outlineOf(char) !== gap);
}

/** An emoji, for which there is no outline, would leave a hole between the words. */
function withoutGaps(text: string): string {
  return [...text].filter(char => /\s/.test(char) || outlineOf(char) !== gap).join("");
}

/** Each part ends with the space or the hyphen behind which it may be broken. */
function wrap(parts: string[], size: number, widthMax: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && textWidth(longer.trim(), size) <= widthMax)
      lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map(line => line.trim());
}

/** In as few lines as the size allows, as even as they can be; nothing where they do not fit. */
function evenlySet(
  parts: string[],
  size: number,
  { widthMax, linesMax }: Room,
): Setting | undefined {
  const lines = wrap(parts, size, widthMax);
  if (lines.length > linesMax || !lines.every(fitsAt(size, widthMax))) return undefined;
  if (lines.length < 2) return { size, lines };
  const width = (line: string) => textWidth(line, size);
  return { size, lines: evened(parts, lines.length, { width, widthMax })?.lines ?? lines };
}

/** The breaks whose lines have the least squares of their widths together: of all that fit, these are the most even. */
function evened(
  parts: string[],
  count: number,
  room: { width: (line: string) => number; widthMax: number },
): { lines: string[]; squares: number } | undefined {
  let best: { lines: string[]; squares: number } | undefined;
  for (let end = count > 1 ? 1 : parts.length; end <= parts.length - count + 1; end += 1) {
    const line = parts.slice(0, end).join("").trim();
    const width = room.width(line);
    if (width > room.widthMax) break;
    const rest = count > 1 ? evened(parts.slice(end), count - 1, room) : { lines: [], squares: 0 };
    const squares = width ** 2 + (rest?.squares ?? 0);
    if (rest && squares < (best?.squares ?? Infinity))
      best = { lines: [line, ...rest.lines], squares };
  }
  return best;
}

/** Without a line so short that its word seems to be left over; a smaller size may have none. */
function isCalm({ lines, size }: Setting): boolean {
  const widths = lines.map(line => textWidth(line, size));
  return Math.min(...widths) >= 0.4 * Math.max(...widths);
}

function fitsAt(size: number, widthMax: number): (line: string) => boolean {
  return line => textWidth(line, size) <= widthMax;
}

function cut(line: string, size: number, widthMax: number): string {
  if (textWidth(line, size) <= widthMax) return line;
  const end = [...line].findIndex(
    (_, index) => textWidth(`${line.slice(0, index + 1)}…`, size) > widthMax,
  );
  return `${line.slice(0, Math.max(1, end))}…`;
}

const tracking = -12;

function glyphsOf(text: string): (Glyph & { kern: number })[] {
  return [...text].map((char, index, all) => ({
    ...outlineOf(char),
    kern: kernBetween(all[index - 1] ?? "", char),
  }));
}

/** A letter that the subset lacks is put together, shown without its accent, or else as a gap. */
function outlineOf(char: string): Glyph {
  const plain = (letter: string) => glyphs.get(letter);
  return plain(char) ?? accented(char, plain) ?? plain(plainOf(char)) ?? gap;
}

/** Put together letters move as their plain ones do: no pair of theirs is in the file. */
function kernBetween(left: string, right: string): number {
  return kerns.get(left + right) ?? kerns.get(plainOf(left) + plainOf(right)) ?? 0;
}

function plainOf(char: string): string {
  // 'e-commerce' is often written with a hyphen that does not break.
  return /[\u2010\u2011]/.test(char) ? "-" : plainLetter(char);
}

const glyphs = new Map(
  Object.entries<(string | number)[]>(outlines.glyphs).map(([char, [advance, path]]) => [
    char,
    { advance: Number(advance), path: String(path) },
  ]),
);
const gap = glyphs.get(" ") ?? { advance: 250, path: "" };

/** By both letters. The file names for each left one how far which right ones move. */
const kerns = new Map(
  Object.entries<Record<string, string>>(outlines.kern).flatMap(([left, moves]) =>
    Object.entries(moves).flatMap(([units, rights]) =>
      [...rights].map((right): [string, number] => [left + right, Number(units)]),
    ),
  ),
);
