/** Code stands between fences, or four spaces in after an empty line, outside lists. Fences are lines of their code. */
type Line = { line: string; at: number; kind: "text" | "fenced" | "indented" };

/** The lines of a text, and the fence that no other one ends: all behind it is code. */
export function markdownLines(text: string): {
  lines: Line[];
  openFence: { at: number; length: number } | undefined;
} {
  const lines: Line[] = [];
  let open: (Fence & { at: number }) | undefined;
  let place: Place = { isCode: false, isEmpty: true, listIndent: 0 };
  let at = 0;
  for (const line of text.split("\n")) {
    const fence = fenceIn(line);
    if (open && isBehindQuote(line, open)) open = undefined;
    if (open) {
      lines.push({ line, at, kind: "fenced" });
      if (fence && ends(fence, open)) open = undefined;
    } else {
      place = placeBelow(place, line);
      if (fence && !place.isCode) open = { ...fence, at: at + line.indexOf(fence.marks) };
      lines.push({ line, at, kind: place.isCode ? "indented" : open ? "fenced" : "text" });
    }
    at += line.length + 1;
  }
  return { lines, openFence: open && { at: open.at, length: open.marks.length } };
}

/** Of a line outside fences what the next one depends on. */
type Place = {
  /** By standing four spaces in. */
  isCode: boolean;
  isEmpty: boolean;
  /** How far in the text of the list stands that it belongs to; none outside lists. */
  listIndent: number;
};

function placeBelow(above: Place, line: string): Place {
  const isEmpty = line.trim() === "";
  const isIn = /^( {4}|\t)/.test(line);
  const isCode = isIn && above.listIndent === 0 && (above.isCode || above.isEmpty);
  const listIndent = isEmpty || isIn ? above.listIndent : listIndentOf(line, above);
  return { isCode, isEmpty, listIndent };
}

function listIndentOf(line: string, above: Place): number {
  const [mark] = /^ {0,3}(?:[-*+]|\d+[.)])(?=[ \t])/.exec(line) ?? [];
  if (mark) return mark.length + 1;
  // A line that begins nothing of its own goes on with the one above it, however far in it stands.
  const goesOn = !above.isEmpty && !beginsBlock.test(line);
  return goesOn || line.search(/\S/) >= above.listIndent ? above.listIndent : 0;
}

const beginsBlock = /^ {0,3}(?:#{1,6}[ \t]|>|[`~]{3}|([-*_])(?:[ \t]*\1){2,}[ \t]*$)/;

type Fence = { marks: string; isBare: boolean; isQuoted: boolean };

/** A fence may stand in a list or a quotation; one with a language after it ends nothing. */
function fenceIn(line: string): Fence | undefined {
  const [, before = "", marks = "", rest = ""] =
    /^((?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*)(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (!marks || (marks.startsWith("`") && rest.includes("`"))) return undefined;
  return { marks, isBare: rest.trim() === "", isQuoted: before.includes(">") };
}

/** The end of a quotation ends the code in it. */
function isBehindQuote(line: string, { isQuoted }: Fence): boolean {
  return isQuoted && !/^[ \t]*>/.test(line);
}

function ends(fence: Fence, open: Fence): boolean {
  return (
    fence.isBare && fence.marks[0] === open.marks[0] && fence.marks.length >= open.marks.length
  );
}
