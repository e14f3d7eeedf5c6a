import type { Slip } from "./slip.ts";

/** Stars without a partner in their paragraph, or with a space that keeps them from being any. */
export function boldSlips(code: string, text: string): Slip[] {
  if (!code.includes("**") || isPlainlyBold(code)) return [];
  return [...code.matchAll(/(?:[^\n]|\n(?![ \t]*\n))+/g)].flatMap(match => {
    if (!match[0].includes("**")) return [];
    // A line between paragraphs, stars that are to be read, and 2**10.
    const paragraph = match[0].replace(
      /^[ \t]*(\*[ \t]*){3,}$|\\\*|(?<=(?<![\w*])\d{1,9})\*\*(?=\d{1,9}(?![\w*]))/gm,
      text => " ".repeat(text.length),
    );
    const stars = [...paragraph.matchAll(/\*\*/g)].map(({ index }) => match.index + index);
    const slip = stars
      .map((star, index) => starSlip(text, star, index % 2 === 0))
      .find(found => found !== undefined);
    if (slip) return [slip];
    const at = stars.length % 2 === 1 ? stars.at(-1) : undefined;
    if (at === undefined) return [];
    return [starsAt(at, "this ** has no partner, so it would be shown")];
  });
}

/** All its stars stand in pairs round words of one line, letters beside them, as nearly always. */
function isPlainlyBold(code: string): boolean {
  if (code.includes("\\*")) return false;
  return !code
    .replace(/(?<![^\s(])\*\*[^\W_](?:[^*\n]*[^\s*])?\*\*(?=[\s,.;:!?)]|$)/g, "")
    .includes("**");
}

/** Stars open words only where these begin, and close them only where they end. */
function starSlip(text: string, at: number, isOpening: boolean): Slip | undefined {
  let [from, to] = [at, at];
  while (text[from - 1] === "*" && at - from < longestRun) from--;
  while (text[to] === "*" && to - at < longestRun) to++;
  const inside = text[isOpening ? to : from - 1] ?? "";
  if (!/[^\S\n]/.test(inside)) return undefined;
  return starsAt(at, "between ** and the words stands no space; these stars would be shown");
}

/** What is longer is none that opens or closes words. */
const longestRun = 20;

function starsAt(at: number, message: string): Slip {
  const fix = "Write it as   **bold words**   or, where readers are to see the stars, as   \\*\\*";
  return { at, length: 2, code: "text/bold", severity: "warning", message, fix };
}
