import { placeIn, type SourceText } from "../../problems/place.ts";
import { type Problem, problemAt } from "../../problems/problem.ts";

/**
 * A paragraph that nobody has written, such as of a key that got stuck. What looks for links and HTML takes four times
 * as long for twice as many beginnings of such, so with these it would not come to an end. Words may be many.
 */
export function crowdedParagraph({ file, source }: SourceText): Problem | undefined {
  if (source.length <= beginningsMax) return undefined;
  const crowd = stuckKey(source) ?? deepLine(source) ?? openComments(source) ?? crowdIn(source);
  if (!crowd) return undefined;
  const { at, message, fix = "Take away what was not meant, or break it into paragraphs" } = crowd;
  return problemAt(placeIn({ file, source }, at), { code: "text/crowded", message, fix });
}

type Crowd = { at: number; message: string; fix?: string };

function crowdIn(source: string): Crowd | undefined {
  let beginnings = 0;
  let stars = 0;
  for (const { 0: found, index: at } of source.matchAll(/[[<]|[*_](?=\w)|\n[ \t]*\n/g)) {
    if (found.startsWith("\n")) beginnings = stars = 0;
    else if (found === "[" || found === "<") beginnings++;
    else stars++;
    if (beginnings > beginningsMax)
      return { at, message: `more than ${beginningsMax} signs such as [ and < in one paragraph` };
    if (stars > starsMax)
      return { at, message: `more than ${starsMax} signs such as * and _ in one paragraph` };
  }
  return undefined;
}

const beginningsMax = 5000;
/** Names such as first_name and 2*3 in a table have some of these, too. */
const starsMax = 10_000;
const openCommentsMax = 100;

/** Each level is taken out of the one around it, with all that stands below: two thousand take minutes. */
function deepLine(source: string): Crowd | undefined {
  const found = deep.exec(source);
  if (!found) return undefined;
  return {
    at: found.index,
    message: `${deepMax} signs and spaces, as of lists or quotations within others, before the words of a line`,
    fix: "Take some of the levels away",
  };
}

const deepMax = 200;
/** Words that a program has set in the middle have spaces alone before them. */
const mark = String.raw`(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])`;
const deep = new RegExp(String.raw`^(?=[ \t]*${mark})(?:[ \t]|${mark}){${deepMax}}`, "m");

/** For each of them all the rest of the text would be searched for its end. */
function openComments(source: string): Crowd | undefined {
  const lastEnd = source.lastIndexOf("-->");
  let at = lastEnd;
  for (let count = 0; count <= openCommentsMax; count++) {
    at = source.indexOf("<!--", at + 1);
    if (at === -1) return undefined;
  }
  return {
    at: source.indexOf("<!--", lastEnd + 1),
    message: `more than ${openCommentsMax} comments that never end`,
    fix: "Take away what was not meant, or write   -->   behind each of them",
  };
}

/** In steps, since this is asked of every long file: twice as many in a row are found, wherever they begin. */
function stuckKey(source: string): Crowd | undefined {
  for (let at = 0; at < source.length; at += inRowMax) {
    const sign = source.charAt(at);
    if (!/[\p{L}\p{N}\n]/u.test(sign) && source.startsWith(sign.repeat(inRowMax), at))
      return {
        at,
        message: `${inRowMax} times the same sign in a row`,
        fix: "Take away what was not meant",
      };
  }
  return undefined;
}

const inRowMax = 2500;
