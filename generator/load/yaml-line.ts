/** A line   key: value   taken apart; of any other line both are empty. */
export function keyAndValue(line: string): { key: string; value: string; column: number } {
  const [, indent = "", key = "", value = ""] =
    /^(\s*(?:- )?)([\w-]+):\s+(.*?)\s*$/.exec(line) ?? [];
  return { key, value, column: line.indexOf(value, indent.length + key.length) + 1 };
}

/** A value between quotes that do not stand in it, without those it already had round it. */
export function quoted(value: string): string {
  const text = withoutQuotes(value);
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll('"', '\\"')}"` : `'${text}'`;
}

function withoutQuotes(value: string): string {
  const [, open = "", inner = "", close = ""] =
    /^(["'“”„‘’]?)(.*?)(["'“”„‘’]?)$/s.exec(value) ?? [];
  // Those within '"Our "best" bread"' were meant to stand between those round it.
  if (/^"[^"]*\s"\S.*"$/.test(value)) return inner;
  // In '"Half" a title' and '"one" or "two"' the quotes belong to the text.
  const count = value.split('"').length - 1;
  if (open === '"' && count % 2 === 0 && !(count === 2 && close)) return value;
  if (open === "'" && /'\s.*\s'/.test(inner)) return value;
  if (open && close) return inner;
  return open && !inner.includes(open) ? inner : value;
}
