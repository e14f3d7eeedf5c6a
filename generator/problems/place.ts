/** A text, and the file it was read from. */
export type SourceText = { file: string; source: string };
/** Where in a text something stands. */
export type Place = SourceText & { position: Position };
export type Position = { line: number; column: number; length: number };

export function placeIn({ file, source }: SourceText, offset: number, length = 1): Place {
  return { file, source, position: positionOf(source, offset, length) };
}

/** The line and column of an offset in a text; columns count characters from 1. */
export function positionOf(source: string, offset: number, length = 1): Position {
  const { starts } = linesOf(source);
  let [line, next] = [1, starts.length + 1];
  while (next - line > 1) {
    const middle = (line + next) >> 1;
    if ((starts[middle - 1] ?? 0) <= offset) line = middle;
    else next = middle;
  }
  const column = offset - (starts[line - 1] ?? 0) + 1;
  return { line, column, length: Math.max(1, length) };
}

type Lines = { source: string; texts: string[]; starts: number[] };

/** Of the text that was asked for last: one with a mistake in each line has thousands of problems. */
let known: Lines = { source: "", texts: [""], starts: [0] };

export function linesOf(source: string): Lines {
  if (known.source === source) return known;
  const starts = [0];
  for (const { index, 0: mark } of source.matchAll(/\r\n|\r|\n/g)) starts.push(index + mark.length);
  known = { source, texts: source.split(/\r\n|\r|\n/), starts };
  return known;
}
