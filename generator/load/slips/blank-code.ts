/**
 * A text in which code and comments are blank: what stands in them is shown as it is, or not at all. Of the same
 * length, so that positions keep.
 */
export function blankCode(text: string): string {
  const blocks = mayHoldBlocks(text) ? withoutBlocks(text) : text;
  if (!blocks.includes("`") && !blocks.includes("<!--")) return blocks;
  return blocks.replace(codeOrComment, blank);
}

/** Code within a line may go on in the next one of its paragraph. */
const codeOrComment =
  /(?<![`\\])(`+)(?!`)(?:[^\n]|\n(?![ \t]*(?:\n|[>|]|##|(?:[-*+#]|\d+[.)])[ \t])))*?[^`]\1(?!`)|<!--[\s\S]*?-->/g;

/** Asked of every text: looking for plain signs takes a tenth of what matching their lines does. */
function mayHoldBlocks(text: string): boolean {
  return (
    ["```", "~~~", "\n    ", "\n\t"].some(sign => text.includes(sign)) || /^(?: {4}|\t)/.test(text)
  );
}

function withoutBlocks(text: string): string {
  const { lines } = markdownLines(text);
  return lines.map(({ line, kind }) => (kind === "text" ? line : blank(line))).join("\n");
}

/** Code stands between fences, or four spaces in after an empty line, outside lists. Fences are lines of their code. */
type Line = { line: string; at: number; kind: "text" | "fenced" | "indented" };

/** The lines of a text, and the fence that no other one ends: all behind it is code. */
export function markdownLines(text: string): {
  lines: Line[];
  openFence: { at: number; length: number } | undefined;
} {
  const lines: Line[] = [];
  let open: (Fence & { at: number }) | undefined;
  let indented = false;
  let afterEmpty = true;
  let listIndent = 0;
  let at = 0;
  for (const line of text.split("\n")) {
    const fence = fenceIn(line);
    if (open && isBehindQuote(line, open)) open = undefined;
    let kind: Line["kind"] = "fenced";
    if (open) {
      if (fence && ends(fence, open)) open = undefined;
    } else {
      const isEmpty = line.trim() === "";
      const isIn = /^( {4}|\t)/.test(line);
      indented = isIn && listIndent === 0 && (indented || afterEmpty);
      if (!isEmpty && !isIn) listIndent = listIndentAt(line, { listIndent, afterEmpty });
      afterEmpty = isEmpty;
      if (indented) kind = "indented";
      else if (fence) open = { ...fence, at: at + line.indexOf(fence.marks) };
      else kind = "text";
    }
    lines.push({ line, at, kind });
    at += line.length + 1;
  }
  return { lines, openFence: open && { at: open.at, length: open.marks.length } };
}

/** How far in the text of the list stands that a line belongs to; none outside lists. */
function listIndentAt(line: string, above: { listIndent: number; afterEmpty: boolean }): number {
  const [mark] = /^ {0,3}(?:[-*+]|\d+[.)])(?=[ \t])/.exec(line) ?? [];
  if (mark) return mark.length + 1;
  // A line that begins nothing of its own goes on with the one above it, however far in it stands.
  const goesOn = !above.afterEmpty && !beginsBlock.test(line);
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

/** Of the same length and lines. */
export function blank(code: string): string {
  return code.replace(/[^\n]/g, " ");
}
