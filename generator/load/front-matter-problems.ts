import type { YAMLException } from "js-yaml";
import { type Position, type Problem, positionOf, problemAt } from "../problem.ts";
import { lostItem, lostPart, quoted, suspicious } from "./yaml-suspicions.ts";

/** What is wrong with the lines of dashes round it. */
export function shapeProblem(file: string, source: string): Problem | undefined {
  const start: Position = { line: 1, column: 1, length: Math.max(1, source.indexOf("\n")) };
  const place = { file, source, position: start };
  const fix =
    "Begin the file with a line ---, then lines such as   title: My article   and a second line ---";
  if (source.trim() === "")
    return problemAt(place, { code: "front-matter/empty", message: "the file is empty", fix });
  const opening = /^---([^\r\n]*)\r?(\n|$)/.exec(source);
  if (!opening)
    return problemAt(place, {
      code: "front-matter/missing",
      message: "the first line must be ---",
      fix: otherFix(source) ?? fix,
    });
  if (opening[1]?.trim()) {
    return problemAt(place, {
      code: "front-matter/language",
      message: "nothing may follow the dashes; front matter is always YAML",
      fix: "Write only   ---   on the first line",
    });
  }
  if (/\n---[ \t]*(\r?\n|$)/.test(source)) return undefined;
  return problemAt(
    { file, source, position: { line: lastKeyLine(source), column: 1, length: 3 } },
    {
      code: "front-matter/unclosed",
      message: "the second line --- is missing after this one",
      fix: "Add a line   ---   between the front matter and the text",
    },
  );
}

/** The dashes are there, but not where or not as they are looked for. */
function otherFix(source: string): string | undefined {
  if (/^---\r(?!\n)/.test(source))
    return "Save the file with the line ends of Windows or Unix (LF)";
  if (/^\s+---[ \t]*\r?\n/.test(source)) return "Take away what stands above and before the dashes";
  if (source.startsWith("+++"))
    return 'Write both lines of +++ as   ---   and those between them as   title: My article   instead of   title = "My article"';
  return /^[—–]/.test(source) ? "Write it as   ---" : undefined;
}

/** The last line before the text that still looks like front matter. */
function lastKeyLine(source: string): number {
  const lines = source.split(/\r?\n/);
  const firstOther = lines.findIndex(
    (line, index) => index > 0 && !/^([\w-]+:|\s+-?\s*\S|- )/.test(line),
  );
  return Math.max(1, firstOther === -1 ? lines.length : firstOther);
}

/** What the parser has refused, at the line that is most likely wrong. */
export function yamlProblem({
  file,
  source,
  error,
}: {
  file: string;
  source: string;
  error: YAMLException;
}): Problem {
  const yamlStart = source.indexOf("\n") + 1;
  const position = positionOf(source, yamlStart + (error.mark?.position ?? 0));
  const lines = source.split(/\r?\n/);
  const reason = error.reason ?? error.message;
  const reported = lines[position.line - 1] ?? "";
  // The parser often notices on the line after the one that is wrong.
  const [line, text] =
    suspicious(reported) || position.line <= 2
      ? [position.line, reported]
      : [position.line - 1, lines[position.line - 2] ?? ""];
  const goesOn = reason.startsWith("deficient indentation") && !keyLine.test(reported);
  const known = goesOn ? undefined : (suspicious(text) ?? suspicious(reported));
  const wrapped = known ? undefined : wrappedColon(lines, position.line);
  const chosen = suspicious(text) ? { line, text } : { line: position.line, text: reported };
  if (!known) {
    const at = lacksKey.test(reason) ? keylessLine(lines, position.line) : position.line;
    const words = wrapped ?? plainReason(reason, lines[at - 1] ?? "");
    return problemAt(
      { file, source, position: wholeLine(lines, at) ?? position },
      { code: "front-matter/yaml", ...words },
    );
  }
  return problemAt(
    { file, source, position: { line: chosen.line, column: known.column, length: known.length } },
    { code: "front-matter/yaml", message: known.message, fix: known.fix },
  );
}

const keyLine = /^\s*(?:- +)?["']?[\w-]+["']?[ \t]*:(?:\s|$)/;
/** How the parser says that it waits for a colon. */
const lacksKey = /implicit key|after a mapping key|not of the form/;

/** The parser only notices at the next line that has a key. */
function keylessLine(lines: string[], from: number): number {
  for (let line = from; line > 1; line--) {
    const text = lines[line - 1] ?? "";
    if (text.trim() && !/^(?:---\s*$|\s*#)/.test(text) && !keyLine.test(text)) return line;
  }
  return from;
}

/** Words and a colon in a line that goes on with the value above: for the parser a key that stands too far in. */
function wrappedColon(lines: string[], line: number): { message: string; fix: string } | undefined {
  if (!/^\s+[^\s:"'#-][^:"']* [^:"']*:(?:\s|$)/.test(lines[line - 1] ?? "")) return undefined;
  const first = lines.slice(0, line - 1).findLastIndex(text => keyLine.test(text));
  const [, key, start] =
    /^\s*(?:- +)?([\w-]+):\s+([^\s"'[{|>&*!#].*)$/.exec(lines[first] ?? "") ?? [];
  if (key === undefined || start === undefined) return undefined;
  const after = lines.slice(first + 1);
  const end = after.findIndex(text => !/^\s+\S/.test(text) || keyLine.test(text));
  const value = [start, ...after.slice(0, end)].map(text => text.trim()).join(" ");
  return {
    message: "a colon inside a value needs quotes round the whole value",
    fix: `Write it as   ${key}: ${quoted(value)}`,
  };
}

function wholeLine(lines: string[], line: number): Position | undefined {
  const text = lines[line - 1] ?? "";
  const indent = text.search(/\S/);
  return indent === -1 ? undefined : { line, column: indent + 1, length: text.length - indent };
}

/** The parser's own words are for programmers. */
function plainReason(reason: string, line: string): { message: string; fix: string } {
  const key = /^\s*(?:- )?([\w-]+):/.exec(line)?.[1] ?? "key";
  if (reason.startsWith("duplicated"))
    return {
      message: `'${key}' stands here for the second time`,
      fix: "Keep one of the two lines",
    };
  if (reason.startsWith("bad indentation") || reason.startsWith("end of the stream"))
    return {
      message: "this line does not begin below the lines it belongs to",
      fix: "Begin it with as many spaces as its neighbours",
    };
  if (reason.startsWith("deficient indentation"))
    return {
      message: "this line goes on with the one above, so it must stand further in",
      fix: "Put two spaces before it",
    };
  if (reason.includes("within a flow collection"))
    return {
      message: "the ] of a list above this line is missing",
      fix: "Write   ]   behind the last word of the list",
    };
  if (reason.startsWith("unknown escape"))
    return {
      message: "between double quotes \\ begins a special sign",
      fix: "Put single quotes round the value, or write   \\\\   for each of them",
    };
  if (/^\s*(?:\/\/|\/\*|<!--)/.test(line))
    return { message: "a comment begins with # here", fix: "Write   #   before it" };
  const [, name, value] = /^([\w-]+) *= *(\S.*?)\s*$/.exec(line) ?? [];
  if (name)
    return {
      message: "between a key and its value stands a colon here",
      fix: `Write it as   ${name}: ${value}`,
    };
  if (lacksKey.test(reason))
    return {
      message: "this line does not begin with a key and a colon",
      fix: "Write it as   key: value   or put two spaces before it if it goes on with the line above",
    };
  return { message: reason, fix: "Each line has the form   key: value" };
}

/** What YAML would leave out of a value without a word. */
export function lostProblem({
  file,
  source,
  yaml,
}: {
  file: string;
  source: string;
  yaml: string;
}): Problem | undefined {
  const lines = yaml.split(/\r?\n/);
  let block: number | undefined;
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/\S/);
    // In a text that | or > begins, all signs are text.
    if (block !== undefined && (indent > block || indent === -1)) continue;
    block = /:[ \t]+[|>][-+\d]*[ \t]*$/.test(line) ? indent : undefined;
    const lost = lostPart(line) ?? lostItem(line, lines[index - 1] ?? "");
    if (!lost) continue;
    const { column, length, message, fix } = lost;
    // The dashes stand on the first line.
    const position = { line: index + 2, column, length };
    return problemAt({ file, source, position }, { code: "front-matter/yaml", message, fix });
  }
  return undefined;
}
