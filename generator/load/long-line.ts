import { type Problem, positionOf, problemAt } from "../problem.ts";

/**
 * A line that nobody has written: a picture pasted as letters, or a key that got stuck. What looks for marks of
 * markdown takes four times as long for twice as long a line, so of such a one it would not come to an end.
 */
export function longLine({ file, source }: { file: string; source: string }): Problem | undefined {
  let start = 0;
  while (source.length - start > charactersMax) {
    const found = source.indexOf("\n", start);
    const end = found === -1 ? source.length : found;
    if (end - start > charactersMax) return tooLong({ file, source, start, end });
    start = end + 1;
  }
  return undefined;
}

const charactersMax = 20_000;

type Line = { file: string; source: string; start: number; end: number };

function tooLong({ file, source, start, end }: Line): Problem {
  const place = { file, source, position: positionOf(source, start, 3) };
  return problemAt(place, {
    code: "text/line",
    message: `this line has ${end - start} characters, and at most ${charactersMax} can be read`,
    fix: "Break it into paragraphs; a picture belongs into content/images, as a file",
  });
}
