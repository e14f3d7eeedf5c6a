import { keyAndValue, quoted } from "./yaml-line.ts";

export type Suspicion = { column: number; length: number; message: string; fix: string };

/** The mistakes that people who are not programmers really make in YAML, each in its own words. */
export function suspicious(line: string, before: string): Suspicion | undefined {
  const tab = line.search(/^\s*\t/);
  if (tab !== -1) {
    const column = line.indexOf("\t") + 1;
    return {
      column,
      length: 1,
      message: "a tab; YAML is indented with spaces",
      fix: `Write it as   ${belongsTo(before) ? line.replaceAll("\t", "  ").trimEnd() : line.trim()}`,
    };
  }
  const [unbroken] = /^\s*\u00a0\s*/.exec(line) ?? [];
  if (unbroken)
    return {
      column: 1,
      length: unbroken.length,
      message: "among these spaces is one that does not break, which YAML takes for a letter",
      fix: `Write it with common spaces:   ${line.replace(unbroken, belongsTo(before) ? "  " : "")}`,
    };
  const [wide, name = "", said = ""] = /^\s*([\w-]+)[：﹕꞉∶]\s*(.*)$/.exec(line) ?? [];
  if (wide)
    return {
      column: wide.search(/[：﹕꞉∶]/) + 1,
      length: 1,
      message: "another colon than the one that parts a key from its value",
      fix: `Write it as   ${name}: ${said}`,
    };
  const [comment] = /^\s*(?:\/\/|\/\*|<!--).*$/.exec(line) ?? [];
  if (comment)
    return {
      column: comment.search(/\S/) + 1,
      length: comment.trim().length,
      message: "a comment begins with # here",
      fix: `Write it as   # ${comment.replace(/^\s*(?:\/\/|\/\*|<!--)\s*|\s*(?:\*\/|-->)\s*$/g, "")}`,
    };
  const [, stars = "", starred, shown = ""] =
    /^\s*(\*{1,2}|_{2})([\w-]+)(?::\1|\1:)\s*(.*)$/.exec(line) ?? [];
  if (starred)
    return {
      column: line.indexOf(stars) + 1,
      length: line.trim().length,
      message: "a key stands without signs round it",
      fix: `Write it as   ${starred}: ${shown}`,
    };
  const [, indent = "", item] = /^(\s*)[*•]\s+(\S.*)$/.exec(line) ?? [];
  if (item)
    return {
      column: indent.length + 1,
      length: 1,
      message: "an item of a list begins with a hyphen here",
      fix: `Write it as   ${indent}- ${item}`,
    };
  const [, inset = "", word] = /^(\s*)-([^\s-].*)$/.exec(line) ?? [];
  if (word)
    return {
      column: inset.length + 1,
      length: 1,
      message: "a space is missing after the hyphen",
      fix: `Write it as   ${inset}- ${word}`,
    };
  const [held] = /^\s*(?:- )?[\w-]+: *\u00a0/.exec(line) ?? [];
  if (held)
    return {
      column: held.length,
      length: 1,
      message: "a space that does not break, which YAML takes for a letter",
      fix: `Write it with a common space:   ${line.trim().replace(/: *\u00a0\s*/, ": ")}`,
    };
  const [glued, start = "", first = "", rest = ""] =
    /^(\s*(?:- )?)([\w-]+):([^\s:/].*)$/.exec(line) ?? [];
  if (glued)
    return {
      column: start.length + first.length + 1,
      length: 1,
      message: "a space is missing after the colon",
      fix: `Write it as   ${first}: ${rest}`,
    };
  const { key, value, column } = keyAndValue(line);
  if (!value) return undefined;
  const wrong = wrongValue(key, value);
  return wrong && { column, length: value.length, ...wrong };
}

/** Whether a line is one of a list or a group that the line before begins or goes on with. */
function belongsTo(before: string): boolean {
  return /^\s|^- |:\s*$/.test(before);
}

/** Without a length all of the value is wrong. */
function wrongValue(
  key: string,
  value: string,
): { length?: number; message: string; fix: string } | undefined {
  const fix = `Write it as   ${key}: ${quoted(value)}`;
  if (/^[“”„‘’]/.test(value)) return { message: "curly quotes do not quote here", fix };
  if (!/^["'[{|>]/.test(value) && /:(\s|$)/.test(value))
    return { message: "a colon inside a value needs quotes round the whole value", fix };
  if (/^([@`%&*!{]|[-?>|] |[>|][^\s\d#+-])/.test(value))
    return { length: 1, message: `a value that begins with ${value[0]} needs quotes`, fix };
  if (/^"[^"]*$|^'[^']*$/.test(value)) return { message: "the closing quote is missing", fix };
  if (/^\[(|.*[\s,])#/.test(value))
    return {
      message: "# begins a comment, so what stands in the list with it needs quotes",
      fix: `Write it as   ${key}: [${value
        .replace(/^\[|\]$/g, "")
        .split(/\s*,\s*/)
        .map(item => (item.startsWith("#") ? `"${item}"` : item))
        .join(", ")}]`,
    };
  if (/^\[.*,\s*,/.test(value))
    return {
      message: "two commas follow each other",
      fix: `Write it as   ${key}: ${value.replace(/,(?:\s*,)+/g, ",")}`,
    };
  if (/^\[[^\]]*\]\s*[^\s,\]#]/.test(value))
    return { message: "there is text after the closing ]", fix };
  if (/^\[[^\]]*$/.test(value))
    return { message: "the closing ] is missing", fix: `Write it as   ${key}: ${value}]` };
  if (/^["'].*["'].+/.test(value)) return { message: "there is text after the closing quote", fix };
  return undefined;
}
