import { alike } from "../../alike.ts";
import { blank } from "../../markdown/blank-code.ts";
import type { SourceText } from "../../problems/place.ts";
import type { Problem } from "../../problems/problem.ts";
import { garbledLetters } from "./garbled-letters.ts";
import { lookalikeLetters } from "./lookalike-letters.ts";
import { gaps } from "./marks/foreign-marks.ts";
import { firstOf, type Slip, slipProblems } from "./slip.ts";

/** What readers would find in a title, and search engines in a description, though nobody meant it. */
export function frontSlips({ file, source, offset }: SourceText & { offset: number }): Problem[] {
  const front = source.slice(0, offset);
  const letters = [...garbledLetters(front, front), ...lookalikeLetters(front)];
  const slips = [...letters, ...gapsIn(front), ...tagsIn(front)];
  return slipProblems({ file, source, from: 0 }, slips);
}

function gapsIn(front: string): Slip[] {
  if (gaps(front).length === 0) return [];
  // Neither a comment nor a list is a gap in a text.
  const shown = withoutComments(front).replace(/(?<=^[\w-]+:[ \t]*)\[.*\][ \t]*$/gm, blank);
  return gaps(shown).map(gap => ({ ...gap, fix: "Write what belongs here" }));
}

/** Tags round words, and breaks behind them. A tag that is spoken of, as in 'What the <br> tag is for', is left alone. */
function tagsIn(front: string): Slip[] {
  if (!front.includes("<")) return [];
  const found = withoutComments(front).matchAll(
    /<([a-z][a-z\d]*)(?:\s[^<>]*)?>([^<>]{0,200})<\/\1>|(?<=\S)<br\s*\/?>/gi,
  );
  return alike(found, ([, tag = "br"]) => tag.toLowerCase()).flatMap(tags =>
    firstOf(tags, ({ 0: written, 2: words, index: at }) => ({
      at,
      length: written.length,
      code: "text/html",
      message: "HTML is shown as it stands",
      fix: words ? `Write it as   ${words}` : "Take it out",
    })),
  );
}

function withoutComments(front: string): string {
  return front.replace(/(?<=^|\s)#.*$/gm, blank);
}
