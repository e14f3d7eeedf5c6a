import type { Said } from "../../problems/problem.ts";
import { codePoint } from "../../words/code-point.ts";

const quoted = "a text stands between straight quotation marks, a number alone";

/** What a compiler says of a typed data file, said for the person who changes a price in it once a year. */
export function dataSlip(said: string, line: string, column: number): Said {
  const fault = { said, line, column, before: line.slice(0, column).trimEnd() };
  return (
    textSlip(fault) ??
    numberSlip(fault) ??
    commentSlip(fault) ??
    bracketSlip(fault) ??
    colourSlip(fault) ??
    nameSlip(fault) ??
    wordSlip(fault) ?? { message: said }
  );
}

type Fault = {
  /** In the compiler's words. */
  said: string;
  line: string;
  column: number;
  /** What the line holds before that column. */
  before: string;
};

function textSlip({ said, line, before }: Fault): Said | undefined {
  if (said === "Unterminated string literal")
    return {
      message: "a text begins here that has no end on its line",
      fix: 'Write it on one line, between two marks of the same kind:   "…"',
    };
  if (said !== "Unterminated regular expression" && !isWithinAddress(said, before))
    return undefined;
  const [, words = "…"] = /.*:\s*(\/[^\s,}\]]*)/.exec(line) ?? [];
  return {
    message: "a text stands here without its quotation marks",
    fix: `Write   "${words}"`,
  };
}

/** For a compiler '/blog/seo' is a pattern, '/blog/', and letters behind it. */
function isWithinAddress(said: string, before: string): boolean {
  return said.startsWith("Syntax error") && /:\s*\/[^\s"']*$/.test(before);
}

function numberSlip({ said }: Fault): Said | undefined {
  if (!said.startsWith("Legacy octal")) return undefined;
  return {
    message: "a number cannot begin with 0",
    fix: 'Take the 0 away, or write a text: "…"',
  };
}

function commentSlip({ said, line, column }: Fault): Said | undefined {
  const isOtherSign = /^\s*(?:#|--|\/(?![/*]))|,\s*#/.test(line.slice(0, column + 2));
  if (isOtherSign || said.startsWith("Legacy HTML"))
    return { message: "this is no comment here", fix: "Begin a comment with   //" };
  if (!said.endsWith(" to terminate multi-line comment")) return undefined;
  return { message: "a comment begins here that never ends", fix: "End it with   */" };
}

function bracketSlip({ said, line }: Fault): Said | undefined {
  if (!said.endsWith(" end of file") && !/^[}\]];/.test(line)) return undefined;
  return {
    message:
      "a bracket of the lines above is not closed here, or words stand outside of all brackets",
    fix: "Look for a { or [ without its } or ], in what was changed last",
  };
}

function colourSlip({ line, before }: Fault): Said | undefined {
  const colourAt = before.search(/(?<=:\s*)#\w*$/);
  if (colourAt < 0) return undefined;
  return {
    message: "a colour stands between quotation marks",
    fix: `Write   "${/#\w*/.exec(line.slice(colourAt))}"`,
  };
}

function nameSlip({ said }: Fault): Said | undefined {
  const [, twice] =
    /^(?:Duplicate key|Multiple exports with the same name|The symbol) "(.*?)"/.exec(said) ?? [];
  if (twice === undefined) return undefined;
  return {
    message: `'${twice}' stands here for the second time, and only one of the two would count`,
    fix: "Take one of the two away",
  };
}

function wordSlip({ said, line, column, before }: Fault): Said | undefined {
  const [, found] = /^(?:Unexpected|Syntax error|Expected .+ but found) "(.*)"$/.exec(said) ?? [];
  if (found === undefined) return undefined;
  const word = found.replaceAll('\\"', '"');
  const [, unseen] = /^\\(?:u\{?|x)([\da-f]+)/i.exec(word) ?? [];
  if (unseen)
    return {
      message: `a sign that nobody sees (${codePoint(Number.parseInt(unseen, 16))}) stands here`,
      fix: "Take the line away and type it anew",
    };
  return {
    message: `this cannot be read from '${word}' on`,
    fix: fixOf(word, {
      before,
      behind: line.slice(column),
      expected: /^Expected "(.)" /.exec(said)?.[1],
      isInNumber: said.startsWith("Syntax error") && /\d$/.test(before),
    }),
  };
}

/** What to do about a word that stands where none like it can, by what its line holds before it, and from it on. */
function fixOf(
  word: string,
  {
    before,
    behind,
    expected,
    isInNumber,
  }: { before: string; behind: string; expected: string | undefined; isInNumber: boolean },
): string {
  if (/^[“”„‘’«»´]/.test(word)) return 'Write straight quotation marks:   "…"';
  if (/^[£€$%]/.test(word)) return `Write no signs before a number; ${quoted}`;
  if (isInNumber) return `Write nothing right behind a number; ${quoted}`;
  if (/\d,\d+(?:\.\d+)?$/.test(before) || (/\d$/.test(before) && /^\d/.test(word)))
    return "Write a number without commas or spaces between its digits, as in 1299 or 52.37";
  if (/(?:["'`\d\]}]|\b(?:true|false))$/.test(before) && begunField.test(behind))
    return "Write the missing comma before it";
  if (/["'`]$/.test(before) && /^[\w£]/.test(word))
    return "A mark within a text would end it: write   \\\"   or   \\'   there";
  if (word === ":" && /^export const/.test(before)) return "Write   =   in place of this colon";
  if (word === ":" && expected === ";")
    return "Move what stands outside of all lists into the [ and ] of the one it belongs to";
  if (word === ":" && expected === "]")
    return "Write the   {   that is missing before the first name of these lines";
  if (!before)
    return "Look at the line above: a comma at its end is missing, or a bracket before this one";
  if (word === ";" || word === "=")
    return "Write a colon behind a name, and a comma behind its value";
  if (/^[}\])]/.test(word) && /[}\])]$/.test(before))
    return "Take this bracket away, or write the one that it is to close";
  if (word === "," || word === "}" || word === "]")
    return "Write the missing value before it, or take one comma away";
  return `Write each line as   name: value,   where ${quoted}`;
}

/** 'price: 199', '"Text"' and '{ name: …' where something else has just ended; no '"The "A" one"', and not 'note: as said'. */
const begunField = /^(?:["'`[{](?!$)|\w+\s*:\s*(?:["'`[{\d-]|true\b|false\b|\w+\())/;
