import { type Problem, positionOf, problemAt } from "../problem.ts";

type Text = { file: string; source: string };

/**
 * A paragraph that nobody has written, such as of a key that got stuck. What looks for links and HTML takes four times
 * as long for twice as many beginnings of such, so with these it would not come to an end. Words may be many.
 */
export function crowdedParagraph({ file, source }: Text): Problem | undefined {
  if (source.length <= beginningsMax) return undefined;
  let beginnings = 0;
  for (const { 0: found, index } of source.matchAll(/[[<]|\n[ \t]*\n/g)) {
    beginnings = found.startsWith("\n") ? 0 : beginnings + 1;
    if (beginnings > beginningsMax)
      return problemAt(
        { file, source, position: positionOf(source, index) },
        {
          code: "text/crowded",
          message: `more than ${beginningsMax} signs such as [ and < in one paragraph`,
          fix: "Take away what was not meant, or break it into paragraphs",
        },
      );
  }
  return undefined;
}

const beginningsMax = 5000;
