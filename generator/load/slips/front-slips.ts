import type { SourceText } from "../../place.ts";
import type { Problem } from "../../problem.ts";
import { blank } from "./blank-code.ts";
import { gaps } from "./foreign-marks.ts";
import { garbledLetters } from "./garbled-letters.ts";
import { type Slip, slipProblems } from "./slip.ts";

/** What readers would find in a title, and search engines in a description, though nobody meant it. */
export function frontSlips({ file, source, offset }: SourceText & { offset: number }): Problem[] {
  const front = source.slice(0, offset);
  const slips = [...garbledLetters(front, front), ...gapsIn(front)];
  return slipProblems({ file, source, from: 0 }, slips);
}

function gapsIn(front: string): Slip[] {
  if (gaps(front).length === 0) return [];
  // Neither a comment nor a list is a gap in a text.
  const shown = front.replace(/(?<=^|\s)#.*$|(?<=^[\w-]+:[ \t]*)\[.*\][ \t\r]*$/gm, blank);
  return gaps(shown).map(gap => ({ ...gap, fix: "Write what belongs here" }));
}
