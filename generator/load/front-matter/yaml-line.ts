/** A line   key: value   taken apart; of any other line both are empty. */
export function keyAndValue(line: string): { key: string; value: string; column: number } {
  const [, indent = "", key = "", value = ""] =
    /^(\s*(?:- )?)([\w-]+):\s+(.*?)\s*$/.exec(line) ?? [];
  return { key, value, column: line.indexOf(value, indent.length + key.length) + 1 };
}

/** Where its words stand in a line. */
export function wordsOf(line: string): { column: number; length: number } {
  return { column: Math.max(0, line.search(/\S/)) + 1, length: line.trim().length };
}

/** The key of a line that stands further in. */
export function innerKey(line = ""): string | undefined {
  return /^\s+([\w-]+):(?:\s|$)/.exec(line)?.[1];
}

/** What a text of several lines begins with: behind a key or the hyphen of an item, nothing but a comment after it. */
export const blockSign: RegExp = /(?::|^\s*-)[ \t]+[|>][-+\d]*(?:[ \t]+#.*|[ \t]*)$/;

/** A value between quotes that do not stand in it, without those it already had round it. */
export function quoted(value: string): string {
  const text = withoutQuotes(value);
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`;
}

function withoutQuotes(text: string): string {
  const [, open = "", inner = "", close = ""] = /^(["'“”„‘’]?)(.*?)(["'“”„‘’]?)$/s.exec(text) ?? [];
  // Behind a text of JSON or JavaScript stands a comma or a semicolon.
  const [, whole] = /^("[^"]*"|'[^']*')[,;]$/.exec(text) ?? [];
  if (whole) return whole.slice(1, -1);
  if (/^""[^"]+""$/.test(text)) return text.slice(2, -2);
  // Those within '"Our "best" bread"' were meant to stand between those round it.
  if (/^"[^"]*\s"\S.*"$/.test(text)) return inner;
  // In '"Half" a title' and '"one" or "two"' the quotes belong to the text.
  const count = text.split('"').length - 1;
  if (open === '"' && count % 2 === 0 && !(count === 2 && close)) return text;
  if (open === "'" && /'\s.*\s'/.test(inner)) return text;
  // So do they in '“Half” a title', and in '‘half’ a title'.
  if (/^(?:[“„][^“”]*[“”]\s*\S|‘[^’]*’\s.*[^’]$)/.test(text)) return text;
  if (open && close) return inner;
  return open && !inner.includes(open) ? inner : text;
}
