/** Code stands between fences, or four spaces in after an empty line, outside lists. Fences are lines of their code. */
type Line = { line: string; at: number; kind: "text" | "fenced" | "indented" };

type OpenFence = Fence & {
  at: number;
  /** How far in the text of the item stands that it belongs to; none outside lists. */
  inItem: number;
  /** For the code of an item, which it was to end. */
  isTooFarOut?: boolean;
};

/** The lines of a text, and the first fence that no other one ends: all behind it is code, in a list all of its item. */
export function markdownLines(text: string): { lines: Line[]; openFence: OpenFence | undefined } {
  const lines: Line[] = [];
  let open: OpenFence | undefined;
  let unended: OpenFence | undefined;
  let place: Place = { isCode: false, isEmpty: true, listIndent: 0 };
  let before = "";
  let at = 0;
  for (const line of text.split("\n")) {
    const found = fenceIn(line);
    const fence = found && { ...found, at: at + line.indexOf(found.marks) };
    if (open && isBehindQuote(line, open)) open = undefined;
    if (open && isBehindItem({ line, before }, open)) {
      unended ??= fence && ends(fence, open) ? { ...open, ...fence, isTooFarOut: true } : open;
      place = { ...place, isEmpty: before.trim() === "" };
      open = undefined;
    }
    if (open) {
      lines.push({ line, at, kind: "fenced" });
      if (fence && ends(fence, open)) open = undefined;
    } else {
      place = placeBelow(place, line);
      if (fence && !place.isCode)
        open = { ...fence, inItem: fence.isQuoted ? 0 : place.listIndent };
      lines.push({ line, at, kind: place.isCode ? "indented" : open ? "fenced" : "text" });
    }
    before = line;
    at += line.length + 1;
  }
  return { lines, openFence: unended ?? open };
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
  const [mark] = beginsItem.exec(line) ?? [];
  if (mark) return mark.length + 1;
  // A line that begins nothing of its own goes on with the one above it, however far in it stands.
  const goesOn = !above.isEmpty && !beginsBlock.test(line);
  return goesOn || line.search(/\S/) >= above.listIndent ? above.listIndent : 0;
}

const beginsItem = /^ {0,3}(?:[-*+]|\d+[.)])(?=[ \t])/;
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

/** So does the end of an item. Words that stand further out, right below other lines, still belong to it. */
function isBehindItem(
  { line, before }: { line: string; before: string },
  { inItem }: { inItem: number },
): boolean {
  const indent = line.replaceAll("\t", "    ").search(/\S/);
  if (indent === -1 || indent >= inItem) return false;
  const isBelowWords = before.trim() !== "" && !fenceIn(before);
  return !isBelowWords || beginsItem.test(line) || beginsBlock.test(line);
}

function ends(fence: Fence, open: Fence): boolean {
  return (
    fence.isBare && fence.marks[0] === open.marks[0] && fence.marks.length >= open.marks.length
  );
}
