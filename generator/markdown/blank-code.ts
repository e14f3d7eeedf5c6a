import { markdownLines } from "./markdown-lines.ts";

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

/** Of the same length and lines. */
export function blank(code: string): string {
  return code.replace(/[^\n]/g, " ");
}
