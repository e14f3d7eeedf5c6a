import { outdented } from "../outdented.ts";
import { innerKey, wordsOf } from "./yaml-line.ts";
import type { PlacedSlip } from "./yaml-suspicions.ts";

/**
 * A group of a list, such as a question with its answer, whose first line lacks its hyphen or stands elsewhere than those
 * of the others: the parser often notices only below it, where the next line stands further in, or the next item further
 * out.
 */
export function itemSlip(lines: string[], line: number): PlacedSlip | undefined {
  const text = lines[line - 1];
  const stray = isItem(text) ? outdentedLine(lines, line - 1) : strayFirst(lines, line);
  if (stray) return stray;
  const at = isItem(text) ? groupAbove(lines, line) : groupHere(lines, line);
  const first = lines[at - 1] ?? "";
  if (!innerKey(first)) return strayItem(lines, line);
  const hyphenAt = isItem(text) ? indentOf(text) : indentOf(first);
  return {
    line: at,
    ...wordsOf(first),
    message: "among the items of a list this line has no hyphen",
    fix: `Write it as   ${" ".repeat(hyphenAt)}- ${first.trim()}`,
  };
}

/** The last line of a group, such as a question's answer, that stands no further in than the list, which goes on below it. */
function outdentedLine(lines: string[], line: number): PlacedSlip | undefined {
  const [above, text = "", below] = lines.slice(line - 2, line + 1);
  if (!isGroup(above) || !isGroup(below) || indentOf(above) !== indentOf(below)) return undefined;
  if (indentOf(text) > indentOf(above) || !/^\s*[\w-]+:\s+\S/.test(text)) return undefined;
  const meant = " ".repeat(indentOf(above) + 2) + text.trim();
  return { line, ...wordsOf(text), ...outdented(meant) };
}

/** A group that stands further in or out than the one above it, whose last value a list would else seem to follow. */
function strayItem(lines: string[], line: number): PlacedSlip | undefined {
  const item = lines[line - 1] ?? "";
  const before = lines[line - 2];
  const above = lines.slice(0, line - 1).findLast(isItem);
  if (!isGroup(item) || !isGroup(above) || !innerKey(before) || /:\s*$/.test(before ?? ""))
    return undefined;
  if (indentOf(item) === indentOf(above)) return undefined;
  return {
    line,
    ...wordsOf(item),
    message: "this item must stand as far in as the one above it",
    fix: `Write it as   ${" ".repeat(indentOf(above))}${item.trim()}`,
  };
}

/** The first group of a list, whose second line stands as far in as those of the groups below, and whose first does not. */
function strayFirst(lines: string[], line: number): PlacedSlip | undefined {
  const [key = "", first = "", second = ""] = lines.slice(line - 3, line);
  const below = lines.slice(line).find(isItem);
  if (!/^\s*[\w-]+:\s*$/.test(key) || !isGroup(first) || !isGroup(below)) return undefined;
  if (indentOf(first) === indentOf(below) || indentOf(second) !== indentOf(below) + 2)
    return undefined;
  return {
    line: line - 1,
    ...wordsOf(first),
    message: "this item must stand as far in as the one below it",
    fix: `Write it as   ${" ".repeat(indentOf(below))}${first.trim()}`,
  };
}

/** The first line of those that stand as far in as an item, or further, where a list begins with them. */
function groupAbove(lines: string[], line: number): number {
  const indent = indentOf(lines[line - 1]);
  const isWithin = (text = "") =>
    indentOf(text) > indent || (indent > 0 && indentOf(text) === indent && !isItem(text));
  let at = line;
  while (at > 2 && isWithin(lines[at - 2])) at--;
  const isBegun = /^\s*[\w-]+:\s*$/.test(lines[at - 2] ?? "") && indentOf(lines[at - 2]) <= indent;
  return isBegun && at < line ? at : 0;
}

/** This line or the one right above, where it stands as far in as a neighbour's hyphen. */
function groupHere(lines: string[], line: number): number {
  const [above, here] = [indentOf(lines[line - 2]), indentOf(lines[line - 1])];
  if (above === here) return 0;
  const at = above < here ? line - 1 : line;
  const indent = indentOf(lines[at - 1]);
  const isOut = (text: string) => text.trim() !== "" && indentOf(text) <= indent;
  const isNeighbour = (text: string | undefined) => isItem(text) && indentOf(text) === indent;
  if (at < line && isNeighbour(lines.slice(line).find(isOut))) return at;
  const last = lines.slice(0, at - 1).findLastIndex(isOut);
  if (last === -1 || !isNeighbour(lines[last])) return 0;
  // A key that the item above lacks may be one of its own.
  const known = lines.slice(last, at - 1).map(text => innerKey(text.replace("- ", "  ")));
  return known.includes(innerKey(lines[at - 1])) ? at : 0;
}

/** An item of several lines, of which the first has a key as well. */
function isGroup(line = ""): boolean {
  return /^\s*- [\w-]+:(?:\s|$)/.test(line);
}

function isItem(line = ""): boolean {
  return /^\s*- /.test(line);
}

function indentOf(line = ""): number {
  return Math.max(0, line.search(/\S/));
}
