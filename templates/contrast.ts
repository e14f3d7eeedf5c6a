import { colours, signalColours } from "../content/colours.ts";
import type { Colours, SignalColours } from "../content/fact-schemas.ts";
import type { Note } from "../generator/site.ts";

type Name = keyof (Colours & SignalColours);
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
  return uses.flatMap(({ what, front, on, needed }) => {
    const faint = on
      .map(ground => ({ ground, ratio: contrast(values[front], values[ground]) }))
      .filter(({ ratio }) => ratio < needed)
      .map(({ ground, ratio }) => `on '${ground}' ${Math.floor(ratio * 10) / 10} to 1`);
    if (faint.length === 0) return [];
    return {
      code: "colours/contrast",
      file: "content/colours.ts",
      search: `${front}:`,
      message: `${what} in '${front}' can hardly be made out: ${faint.join(", ")}, and ${needed} to 1 is needed`,
      fix: "Make the darker of the two colours darker, or the lighter one lighter",
    };
  });
}

/** From 1, the same, to 21, black on white. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** From 0, black, to 1, white. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
