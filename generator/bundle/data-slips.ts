import type { Problem } from "../problem.ts";

type Said = Pick<Problem, "message" | "fix">;

const quoted = "a text stands between straight quotation marks, a number alone";

/** What a compiler says of a typed data file, said for the person who changes a price in it once a year. */
export function dataSlip(said: string, line: string, column: number): Said {
  const before = line.slice(0, column).trimEnd();
  const found = /^(?:Unexpected|Syntax error|Expected .+ but found) "(.*)"$/.exec(said)?.[1];
  if (said === "Unterminated string literal")
    return {
      message: "a text begins here that has no end on its line",
      fix: 'Write it on one line, between two marks of the same kind:   "…"',
    };
  if (/^Legacy octal/.test(said))
    return {
      message: "a number cannot begin with 0",
      fix: 'Take the 0 away, or write a text: "…"',
    };
  if (/^Legacy HTML/.test(said) || /^\s*(?:#|--|\/(?![/*]))|,\s*#/.test(line.slice(0, column + 2)))
    return { message: "this is no comment here", fix: "Begin a comment with   //" };
  if (said.endsWith(" to terminate multi-line comment"))
    return { message: "a comment begins here that never ends", fix: "End it with   */" };
  if (said.endsWith(" end of file") || /^[}\]];/.test(line))
    return {
      message:
        "a bracket of the lines above is not closed here, or words stand outside of all brackets",
      fix: "Look for a { or [ without its } or ], in what was changed last",
    };
  const twice = /^(?:Duplicate key|Multiple exports with the same name|The symbol) "(.*?)"/.exec(
    said,
  )?.[1];
  if (twice !== undefined)
    return {
      message: `'${twice}' stands here for the second time, and only one of the two would count`,
      fix: "Take one of the two away",
    };
  if (found === undefined) return { message: said };
  const word = found.replaceAll('\\"', '"');
  const [, unseen] = /^\\(?:u\{?|x)([\da-f]+)/i.exec(word) ?? [];
  if (unseen)
    return {
      message: `a sign that nobody sees (U+${unseen.toUpperCase().padStart(4, "0")}) stands here`,
      fix: "Take the line away and type it anew",
    };
  const message = `this cannot be read from '${word}' on`;
  if (/^[“”„‘’«»´]/.test(word)) return { message, fix: 'Write straight quotation marks:   "…"' };
  if (/^[£€$%]/.test(word)) return { message, fix: `Write no signs before a number; ${quoted}` };
  if (said.startsWith("Syntax error") && /\d$/.test(before))
    return { message, fix: `Write nothing right behind a number; ${quoted}` };
  if (/\d,\d+$/.test(before))
    return {
      message,
      fix: "Write a number without commas between its digits, as in 1299 or 52.37",
    };
  if (/["'`]$/.test(before) && /^[\w£]/.test(word))
    return { message, fix: "A mark within a text would end it: write   \\\"   or   \\'   there" };
  if (!before)
    return {
      message,
      fix: "Look at the line above: a comma at its end is missing, or a bracket before this one",
    };
  if (word === ";" || word === "=")
    return { message, fix: "Write a colon behind a name, and a comma behind its value" };
  if (/^[}\])]/.test(word) && /[}\])]$/.test(before))
    return { message, fix: "Take this bracket away, or write the one that it is to close" };
  if (word === "," || word === "}" || word === "]")
    return { message, fix: "Write the missing value before it, or take one comma away" };
  return { message, fix: `Write each line as   name: value,   where ${quoted}` };
}
