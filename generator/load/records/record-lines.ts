import { linesOf, type Position, positionOf } from "../../problems/place.ts";
import type { SchemaIssue } from "../../site.ts";
import type { FrontMatter } from "../front-matter/front-matter.ts";

/** How many lines below that of a key stand further in, or are items of its list. */
export function linesBelow(source: string, key: Position | undefined): number {
  if (!key) return 0;
  const lines = linesOf(source).texts;
  let count = 0;
  for (let index = key.line; index < lines.length; index++) {
    const line = lines[index] ?? "";
    const indent = line.search(/\S/);
    if (indent !== -1 && indent < key.column && !isItem(line, key.column)) break;
    if (indent !== -1) count = index + 1 - key.line;
  }
  return count;
}

/** An item may stand right below the key of its list. */
function isItem(line: string, column: number): boolean {
  return line.search(/\S/) === column - 1 && /^\s*-\s/.test(line);
}

/** What is advised is advised for the words that are wrong, however many stand round them. */
export function partOf(
  source: string,
  {
    issue: { part },
    whole,
    key,
  }: { issue: SchemaIssue; whole: Position | undefined; key: Position | undefined },
): Position | undefined {
  if (!part || !whole) return undefined;
  const lines = linesOf(source).texts.slice(whole.line - 1, whole.line + linesBelow(source, key));
  for (const [index, line] of lines.entries()) {
    const at = line.indexOf(part, index === 0 ? whole.column - 1 : 0);
    if (at !== -1) return { line: whole.line + index, column: at + 1, length: part.length };
  }
  return undefined;
}

/** An element of a list has a hyphen before it, or stands with others between brackets. */
export function startOf(
  source: string,
  { name, issue, where }: { name: string; issue: SchemaIssue; where: Position | undefined },
): string {
  if (typeof issue.path.at(-1) !== "number") return `${name}: `;
  const before = lineAt(source, where).slice(0, (where?.column ?? 1) - 1);
  return /^\s*(?:- )+\s*$/.test(before) ? "- " : "";
}

/** From a place to the end of its line. */
export function writtenAt(source: string, position: Position | undefined): string {
  return lineAt(source, position)
    .slice((position?.column ?? 1) - 1)
    .trim();
}

function lineAt(source: string, position: Position | undefined): string {
  return position ? (linesOf(source).texts[position.line - 1] ?? "") : "";
}

/** A missing key is shown at the end of the front matter, where its line is to be added. */
export function closingLine(source: string, { yaml, yamlOffset }: FrontMatter): Position {
  const { line } = positionOf(source, yamlOffset + yaml.length + 1);
  return { line, column: 1, length: 3 };
}
