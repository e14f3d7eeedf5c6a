import { type Problem, positionOf, problemAt } from "../problem.ts";

type Text = { file: string; source: string };

/**
 * A paragraph that nobody has written, such as of a key that got stuck. What looks for links and HTML takes four times
 * as long for twice as many beginnings of such, so with these it would not come to an end. Words may be many.
 */
export function crowdedParagraph({ file, source }: Text): Problem | undefined {
  if (source.length <= beginningsMax) return undefined;
  const stuck = stuckKey(source);
  if (stuck !== undefined)
    return problemAt(
      { file, source, position: positionOf(source, stuck) },
      {
        code: "text/crowded",
        message: `${inRowMax} times the same sign in a row`,
        fix: "Take away what was not meant",
      },
    );
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

/** In steps, since this is asked of every long file: twice as many in a row are found, wherever they begin. */
function stuckKey(source: string): number | undefined {
  for (let at = 0; at < source.length; at += inRowMax) {
    const sign = source.charAt(at);
    if (!/[\p{L}\p{N}\n]/u.test(sign) && source.startsWith(sign.repeat(inRowMax), at)) return at;
  }
  return undefined;
}

const inRowMax = 2500;
