import { type Finding, type Problem, problemAt, type Words } from "../../problems/problem.ts";

/** What is wrong with the lines of dashes round it. */
export function shapeProblem(file: string, source: string): Problem | undefined {
  const beginning = beginningSlip(source);
  if (beginning) {
    const length = Math.max(1, source.indexOf("\n"));
    return problemAt({ file, source, position: { line: 1, column: 1, length } }, beginning);
  }
  const end = endSlip(source);
  if (!end) return undefined;
  const { line, length, ...said } = end;
  const position = { line, column: 1, length };
  return problemAt({ file, source, position }, { code: "front-matter/unclosed", ...said });
}

function beginningSlip(source: string): Finding | undefined {
  const fix =
    "Begin the file with a line ---, then lines such as   title: My article   and a second line ---";
  if (source.trim() === "")
    return { code: "front-matter/empty", message: "the file is empty", fix };
  const opening = /^---([^\n]*)/.exec(source);
  if (!opening)
    return {
      code: "front-matter/missing",
      message: "the first line must be ---",
      fix: otherFix(source) ?? fix,
    };
  if (!opening[1]?.trim()) return undefined;
  return {
    code: "front-matter/language",
    message: "nothing may follow the dashes; front matter is always YAML",
    fix: "Write only   ---   on the first line",
  };
}

type EndSlip = Words & { line: number; length: number };

function endSlip(source: string): EndSlip | undefined {
  const [closed] = /^[\s\S]*?\n---[ \t]*(?=\n|$)/.exec(source) ?? [];
  // The dashes that are found may part two paragraphs of the text.
  const above = facts(closed ?? "");
  const otherEnd = otherEndIn(above);
  if (closed && above === closed && otherEnd === undefined) return undefined;
  const line = otherEnd ?? otherDashes(source);
  if (line !== undefined)
    return {
      line,
      length: 3,
      message: "these are not the three dashes that end the front matter",
      fix: "Write it as   ---",
    };
  const last = lastKeyLine(source);
  const [, fact = ""] =
    /^(.*(?:\S(?=\s)|["'\]]))\s*-{3,}\s*$/.exec(source.split("\n")[last - 1] ?? "") ?? [];
  if (fact)
    return {
      line: last,
      length: fact.length,
      message: "the dashes that end the front matter stand in a line of their own",
      fix: `Begin a new line behind   ${fact}`,
    };
  return {
    line: last,
    length: 3,
    message: "the second line --- is missing after this one",
    fix: "Add a line   ---   between the front matter and the text",
  };
}

/** Where the facts end and where, below the second line of dashes, the text begins. */
export function endOfFront(source: string): { factsEnd: number; bodyOffset: number } | undefined {
  const found = /\n---[ \t]*(?:\n|$)/.exec(source);
  return found ? { factsEnd: found.index, bodyOffset: found.index + found[0].length } : undefined;
}

/** What stands above the first paragraph, if there is one. */
function facts(closed: string): string {
  const above = closed.slice(0, paragraph.exec(closed)?.index);
  return openValue.test(above) ? closed : above;
}

/** Words behind an empty line, of which no key, list or longer value of front matter consists. */
const paragraph = /\n[ \t]*\n(?![^\n]{0,40}:(?:\s|$)|["'#\s*&{}[\]-])[^\n]*[ \t][^\n]*\n/;

/** A quote or a list that goes on may hold empty lines and words. */
const openValue = /[:-][ \t]+(?:"[^"]*|'[^']*|\[[^[\]]*)$/;

/** Three dots end YAML, too, but not what we read of it; more than three dashes were meant to. */
function otherEndIn(above: string): number | undefined {
  const at = /\n(?:\.{3}[ \t]*\n(?!\s*---)|-{4,}[ \t]*\n)/.exec(above)?.index;
  return at === undefined ? undefined : above.slice(0, at + 1).split("\n").length;
}

/** The dashes are there, but not where or not as they are looked for. */
function otherFix(source: string): string | undefined {
  if (/^(?:\s|<!--[^>]*-->)+---[ \t]*\n/.test(source))
    return "Take away what stands above and before the dashes";
  if (source.startsWith("+++"))
    return 'Write both lines of +++ as   ---   and those between them as   title: My article   instead of   title = "My article"';
  const [fence] = /^(`{3,}|~{3,})[^\n]*\n\s*---[ \t]*\n/.exec(source) ?? [];
  if (fence)
    return "Take this line away, and the one with the same signs at the end: the article itself is no code";
  if (/^[a-z]\w*: /i.test(source) && /\n---[ \t]*\n/.test(source)) return "Write   ---   above it";
  if (/^(?:[a-z]\w*: .*\n){2}/i.test(source))
    return "Write   ---   above these lines of facts, and   ---   below them";
  // '—', '--', '===', '- - -' and '\\---', as other programs write or change them.
  if (/^\s*\\?(?:[–—]|(?:[-–—=*_][ \t]*){2,})\n\s*[a-z]\w*:/i.test(source))
    return "Write it as   ---   and the line of the same signs below the facts likewise";
  if (source.startsWith("{"))
    return "Put a line   ---   above the first { and another one below the } that ends it";
  return /^[—–]/.test(source) ? "Write it as   ---" : undefined;
}

/** A line of dashes that is not the one looked for, among the lines above the text or right below them. */
function otherDashes(source: string): number | undefined {
  const lines = source.split("\n").slice(1, lastKeyLine(source) + 1);
  const at = lines.findIndex(line => /^\s*(?:[-—–]{2,}|[—–]|\.{3}|…)\s*$/.test(line));
  return at === -1 ? undefined : at + 2;
}

/** The last line before the text that still looks like front matter. */
function lastKeyLine(source: string): number {
  const lines = source.split("\n");
  const firstOther = lines.findIndex(
    (line, index) => index > 0 && !/^([\w-]+:|\s+-?\s*\S|- )/.test(line),
  );
  return Math.max(1, firstOther === -1 ? lines.length : firstOther);
}
