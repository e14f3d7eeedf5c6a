import { colours, signalColours } from "../../content/colours.ts";
import type { Colours, SignalColours } from "../../content/rules/fact-schemas.ts";
import type { Note } from "../../generator/site.ts";

type Values = Colours & SignalColours;
type Name = keyof Values;
type Use = { what: string; front: Name; on: Name[]; needed: number };

/** WCAG 2.2, level AA: what is read, and what is large or only told by its edge or ring. */
const words = 4.5;
const edges = 3;

/** Which colour is read or seen on which: pages, dialogs, mails and the form service's pages have no other pairs. */
export const uses: Use[] = [
  { what: "words", front: "ink", on: ["chalk", "mist", "sky", "redSoft"], needed: words },
  { what: "words of less weight", front: "slate", on: ["chalk", "mist", "sky"], needed: words },
  { what: "the words of a button that waits", front: "slate", on: ["line"], needed: words },
  { what: "links", front: "turf", on: ["chalk", "mist", "sky"], needed: words },
  { what: "the words of the main button", front: "ink", on: ["amber"], needed: words },
  { what: "words", front: "chalk", on: ["night", "turfDeep"], needed: words },
  { what: "words of less weight", front: "mint", on: ["night", "turfDeep"], needed: words },
  { what: "figures", front: "amber", on: ["night"], needed: words },
  { what: "large figures and buttons", front: "amber", on: ["turfDeep"], needed: edges },
  { what: "what stands beside a field", front: "muted", on: ["chalk", "mist"], needed: words },
  { what: "the edge of a field", front: "control", on: ["chalk", "mist"], needed: edges },
  { what: "the word 'monthly'", front: "amberDeep", on: ["amberSoft"], needed: words },
  { what: "what went wrong", front: "red", on: ["chalk", "mist", "redSoft"], needed: words },
];

/** Colours of the business that stand on each other somewhere and cannot be told apart well enough. */
export function faintColours(): Note[] {
  const values = { ...colours, ...signalColours };
  return uses.flatMap(use => {
    const { what, front, needed } = use;
    const faint = faintOn(use, values);
    if (faint.length === 0) return [];
    const told = faint.map(
      ground =>
        `on '${ground}' ${Math.floor(contrast(values[front], values[ground]) * 10) / 10} to 1`,
    );
    return {
      code: "colours/contrast",
      file: "content/colours.ts",
      search: `${front}:`,
      message: `${what} in '${front}' can hardly be made out: ${told.join(", ")}, and ${needed} to 1 is needed`,
      fix: fixOf({ front, on: faint, needed }, values),
    };
  });
}

/** The colour itself in another shade, or where none is enough, those that it stands on. */
function fixOf({ front, on, needed }: Omit<Use, "what">, values: Values): string {
  const own = uses.filter(use => use.front === front);
  const itself = shadeOf(front, own, values);
  const shades = itself
    ? [itself]
    : on.map(ground => shadeOf(ground, [{ front, on: [ground], needed }], values));
  return shades.every(Boolean)
    ? `Write   ${shades.join(", ")}   or what stands out more`
    : "Make the darker of the two colours darker, or the lighter one lighter";
}

/** The nearest with which it can be made out: a dark colour can only be made darker, and a light one lighter. */
function shadeOf(name: Name, wanted: Omit<Use, "what">[], values: Values): string | undefined {
  const end = dark.includes(name) ? 0 : 255;
  for (let percent = 1; percent <= 100; percent += 1) {
    const shade = mixed(values[name], end, percent);
    const changed = { ...values, [name]: shade };
    if (wanted.every(use => faintOn(use, changed).length === 0)) return `${name}: "${shade}"`;
  }
  return undefined;
}

/** Each pair is of one of these and of a light colour. */
const dark: Name[] = [
  ...(["ink", "slate", "turf", "night", "turfDeep"] as const),
  ...(["muted", "control", "amberDeep", "red"] as const),
];

function faintOn({ front, on, needed }: Omit<Use, "what">, values: Values): Name[] {
  return on.filter(ground => contrast(values[front], values[ground]) < needed);
}

function mixed(colour: string, end: number, percent: number): string {
  const mix = (part: number) => Math.round(part + ((end - part) * percent) / 100);
  return `#${partsOf(colour)
    .map(part => mix(part).toString(16).padStart(2, "0"))
    .join("")}`;
}

/** From 1, the same, to 21, black on white. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0, black, to 1, white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map(byte => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, each from 0 to 255. */
function partsOf(colour: string): number[] {
  return [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16));
}
