import type { SourceText } from "../../problems/place.ts";
import { type Problem, problemAt } from "../../problems/problem.ts";
import { blockSign, quoted, wordsOf } from "./yaml-line.ts";
import type { Suspicion } from "./yaml-suspicions.ts";

/** What YAML would leave out of a value without a word. */
export function lostProblem({ file, source }: SourceText, yaml: string): Problem | undefined {
  const lines = yaml.split("\n");
  let block: number | undefined;
  let isInList = false;
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/);
    // In a text that | or > begins, all signs are text.
    if (block !== undefined && (indent > block || indent === -1)) continue;
    block = blockSign.test(line) ? indent : undefined;
    const [before = "", next = ""] = [lines[index - 1], lines[index + 1]];
    const lost =
      lostPart(line) ??
      lostItem(line, before) ??
      lastComma(line, next) ??
      (isInList ? joinedItem(line, before) : undefined);
    isInList = isInList ? !line.includes("]") : /^\s*[\w-]+: +\[[^\]]*$/.test(line);
    if (!lost) continue;
    const { column, length, message, fix } = lost;
    // The dashes stand on the first line.
    const position = { line: index + 2, column, length };
    return problemAt({ file, source, position }, { code: "front-matter/yaml", message, fix });
  }
  return undefined;
}

/** What YAML takes for a comment or a name, although the writer most likely meant it as text, and quotes that it takes for text. */
function lostPart(line: string): Suspicion | undefined {
  const [, start = "", words = ""] = /^(\s*(?:- +)?(?:[\w-]+: +)?)(\S.*?)\s*$/.exec(line) ?? [];
  if (!start.trim()) return undefined;
  const column = start.length + 1;
  if (curlyQuotes.test(words)) {
    const meant = words.startsWith("[")
      ? words.replace(/[“”„‘]|’(?=\s*[,\]])/g, '"')
      : quoted(words);
    return {
      column,
      length: words.length,
      message: "curly quotes do not quote here, so readers would see them",
      fix: `Write it as   ${start.trim()} ${meant}`,
    };
  }
  if (otherCommas.test(words))
    return {
      column,
      length: words.length,
      message: "commas part what stands in a list, so this would be one text",
      fix: `Write it as   ${start.trim()} ${words.replace(/\s*;\s*/g, ", ").replace(/, \]$/, "]")}`,
    };
  if (/^["'[{|>#]/.test(words)) return undefined;
  const fix = `Write it as   ${start.trim()} ${quoted(words)}`;
  if (/^(&|! )/.test(words))
    return { column, length: 1, message: `a value that begins with ${words[0]} needs quotes`, fix };
  // People put a space after the # of a comment, and none into '#1'.
  const hash = words.search(/\s#[^\s#]/);
  if (hash === -1) return undefined;
  const message = "# begins a comment here, so the rest of the line would be lost";
  return { column: column + hash + 1, length: words.length - hash - 1, message, fix };
}

/**
 * All of a value, or one of those between brackets; a quotation that is meant stands between straight ones.
 * Word processors turn the sign at the head of ‘Tis the wrong way round.
 */
const curlyQuotes =
  /^(?:[“„][^“”„]*[“”"]|‘(?!(?:tis|twas|n)\b)[^‘]*[’'])$|^\[(?:.*,)?\s*(?:[“„][^“”„]*[“”]|‘(?!(?:tis|twas|n)\b)[^‘’]*’)\s*[,\]]/i;

/** '[rye; oat]', but not '[Fish &amp; chips]'. */
const otherCommas = /^\[(?:[^\]"',;&]|&(?!#?\w+;))+;[^\]"',]*\]$/;

/** An item of a list that stands further in than the one above goes on with its text for YAML. */
function lostItem(line: string, before: string): Suspicion | undefined {
  const [, indent = "", item] = /^(\s+)-(?: +|(?=\p{L}))(\S.*)$/u.exec(line) ?? [];
  const [, above = "", text] = /^(\s*)- +([^\s"'[{|>&*!#].*)$/.exec(before) ?? [];
  if (!item || !text || indent.length <= above.length || /:(?:\s|$)/.test(text)) return undefined;
  return {
    ...wordsOf(line),
    message: "this item stands further in than the one above, and would become a part of it",
    fix: `Write it as   ${above}- ${item}`,
  };
}

/** Of a habit from other lists. A text that goes on in the next line may well be broken behind a comma. */
function lastComma(line: string, next: string): Suspicion | undefined {
  const [, indent = "", words = ""] =
    /^(\s*)(?:- +|[\w-]+: +)([^\s"'[{|>&*!#].*),\s*$/.exec(line) ?? [];
  if (!words || next.search(/\S/) > indent.length) return undefined;
  return {
    column: line.lastIndexOf(",") + 1,
    length: 1,
    message: "the comma behind this would be shown",
    fix: `Write it as   ${line.trim().slice(0, -1)}`,
  };
}

/** A line within [ and ] that goes on with the text of the line above. A text between quotes may be broken anywhere. */
function joinedItem(line: string, before: string): Suspicion | undefined {
  if (/(?:^|[,[]|#.*)\s*$|(?:^|[,[])\s*["']/.test(before)) return undefined;
  if (!/^\s*[\p{L}\p{N}][^"]*$/u.test(line)) return undefined;
  return {
    ...wordsOf(line),
    message: "no comma parts this from the line above, so the two would be one text",
    fix: `Write the line above as   ${before.trim()},`,
  };
}
