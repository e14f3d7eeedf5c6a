import { type Problem, positionOf, problemAt } from "../problem.ts";
import { blank } from "./blank-code.ts";
import { gaps } from "./foreign-marks.ts";

/** Gaps in the front matter: readers would find them as a title, and search engines as a description. */
export function frontGaps({
  file,
  source,
  offset,
}: {
  file: string;
  source: string;
  offset: number;
}): Problem[] {
  const front = source.slice(0, offset);
  if (gaps(front).length === 0) return [];
  // Neither a comment nor a list is a gap in a text.
  const shown = front.replace(/(?<=^|\s)#.*$|(?<=^[\w-]+:[ \t]*)\[.*\][ \t\r]*$/gm, blank);
  return gaps(shown).map(({ at, length, ...finding }) =>
    problemAt(
      { file, source, position: positionOf(source, at, length) },
      { ...finding, fix: "Write what belongs here" },
    ),
  );
}
