import type { YAMLException } from "js-yaml";
import { type Position, positionOf, type SourceText } from "../../problems/place.ts";
import { type Problem, problemAt, type Words } from "../../problems/problem.ts";
import { firstFact } from "./first-fact.ts";
import { itemSlip } from "./item-slips.ts";
import { endOfOutdentedList, firstStray, listOnKeyLine } from "./list-lines.ts";
import { openQuote } from "./open-quote.ts";
import { blockSign, quoted } from "./yaml-line.ts";
import { type LineSlip, type PlacedSlip, suspicious, tabbed } from "./yaml-suspicions.ts";

/** What the parser has refused, at the line that is most likely wrong. */
export function yamlProblem({ file, source }: SourceText, error: YAMLException): Problem {
  const yamlStart = source.indexOf("\n") + 1;
  const reason = error.reason ?? error.message;
  // Of '{{ date }}', a group within a group for it, the parser does not say where it stands.
  const start = reason.startsWith("object-based map")
    ? source.search(/\{\s*\{/)
    : yamlStart + (error.mark?.position ?? 0);
  const noticed = positionOf(source, Math.max(yamlStart, start));
  const { message, fix, ...position } = slipAt(noticed, { lines: source.split("\n"), reason });
  return problemAt({ file, source, position }, { code: "front-matter/yaml", message, fix });
}

function slipAt(
  noticed: Position,
  { lines, reason }: { lines: string[]; reason: string },
): PlacedSlip {
  const { line } = noticed;
  const [above = "", text = ""] = lines.slice(line - 2, line);
  // Between quotes that an item has opened nothing goes on.
  const goesOn =
    reason.startsWith("deficient indentation") && !keyLine.test(text) && !openItem.test(above);
  const slip = goesOn ? undefined : knownSlip(lines, line);
  if (slip) return slip;
  const keyless = lacksKey.test(reason) ? keylessLine(lines, line) : line;
  const wrapped = wrappedText(lines, keyless);
  const first = /^(?:bad indentation|end of the stream)/.test(reason)
    ? firstFact(lines, line)
    : undefined;
  const found = wrapped ?? first ?? openQuote(lines, { line, reason });
  const at = found?.line ?? keyless;
  const { message, fix } =
    found ??
    wrappedColon(lines, line) ??
    outdentedList(lines, line) ??
    plainReason(reason, lines[at - 1] ?? "", lines.slice(0, at - 1));
  return { ...(wholeLine(lines, at) ?? noticed), message, fix };
}

/** The parser often notices on the line after the one that is wrong. */
function knownSlip(lines: string[], line: number): PlacedSlip | undefined {
  const item = itemSlip(lines, line) ?? listOnKeyLine(lines, line);
  if (item) return item;
  for (const noticed of line > 2 ? [line, line - 1] : [line]) {
    const at = firstStray(lines, noticed);
    const [text = "", below = ""] = lines.slice(at - 1, at + 1);
    const found = suspicious(text, lines[at - 2] ?? "");
    const isFirst = at < noticed || (tabbed.test(text) && tabbed.test(below));
    if (found)
      return {
        line: at,
        ...found,
        fix: found.fix + (isFirst ? "   and the lines below likewise" : ""),
      };
  }
  return undefined;
}

const keyLine = /^\s*(?:- +)?["']?[\w-]+["']?[ \t]*:(?:\s|$)/;
const openItem = /^\s*- (?:"[^"]*|'[^']*)$/;
/** How the parser says that it waits for a colon, or that the first line had none. */
const lacksKey = /implicit key|after a mapping key|not of the form|^end of the stream/;

/** The parser only notices at the next line that has a key. */
function keylessLine(lines: string[], from: number): number {
  for (let line = from; line > 1; line--) {
    const text = lines[line - 1] ?? "";
    if (text.trim() && !/^(?:---\s*$|\s*#)/.test(text) && !keyLine.test(text)) return line;
  }
  return from;
}

/** A text over several lines that stand no further in: one told after the other, each would be a run of its own. */
function wrappedText(lines: string[], line: number): LineSlip | undefined {
  const first = lines.slice(0, line).findLastIndex(text => keyLine.test(text));
  if (blockSign.test(lines[first] ?? "") && /^[^\s#]/.test(lines[first + 1] ?? ""))
    return {
      line: first + 2,
      message: furtherIn,
      fix: "Put two spaces before it, and before the lines below that belong to it",
    };
  const [, key, start] = plainValue.exec(lines[first] ?? "") ?? [];
  if (key === undefined || start === undefined) return undefined;
  const below = lines.slice(first + 1);
  const wrapped = below.slice(
    0,
    below.findIndex(text => !goingOn.test(text) || keyLine.test(text)),
  );
  const out = wrapped.findIndex(text => /^\S/.test(text));
  if (wrapped.length < 2 || out === -1) return undefined;
  const value = [start, ...wrapped].map(text => text.trim()).join(" ");
  return {
    line: first + 2 + out,
    message: furtherIn,
    fix: `Write it in one line:   ${key}: ${/: |:$| #/.test(value) ? quoted(value) : value}   or a colon behind its key in each line that has one`,
  };
}

const furtherIn = "a text over several lines must stand further in than its key";

/** A key with a text that is neither in quotes nor a list. */
const plainValue = /^\s*(?:- +)?([\w-]+):\s+([^\s"'[{|>&*!#].*)$/;
/** No item, no comment, no dashes, and nothing like 'category = seo' or 'tags [rye]'. */
const goingOn = /^\s*(?!- |---|#|[\w-]+ *[=[{])\S/;

/** Words and a colon in a line that goes on with the value above: for the parser a key that stands too far in. */
function wrappedColon(lines: string[], line: number): Words | undefined {
  if (!/^\s+[^\s:"'#-][^:"']* [^:"']*:(?:\s|$)/.test(lines[line - 1] ?? "")) return undefined;
  const first = lines.slice(0, line - 1).findLastIndex(text => keyLine.test(text));
  const [, key, start] = plainValue.exec(lines[first] ?? "") ?? [];
  if (key === undefined || start === undefined) return undefined;
  const after = lines.slice(first + 1);
  const end = after.findIndex(text => !/^\s+\S/.test(text) || keyLine.test(text));
  const value = [start, ...after.slice(0, end)].map(text => text.trim()).join(" ");
  return {
    message: "a colon inside a value needs quotes round the whole value",
    fix: `Write it as   ${key}: ${quoted(value)}`,
  };
}

function outdentedList(lines: string[], line: number): Words | undefined {
  const end = endOfOutdentedList(lines, line) ?? line;
  if (end === line) return undefined;
  return {
    message: "the lines of this list must stand further in than its key",
    fix: "Put two spaces before it, and before the lines below up to the one with   ]",
  };
}

function wholeLine(lines: string[], line: number): Position | undefined {
  const text = lines[line - 1] ?? "";
  const indent = text.search(/\S/);
  return indent === -1 ? undefined : { line, column: indent + 1, length: text.length - indent };
}

/** What the parser says where the line itself needs no look, and what it means. */
const reasons: readonly (readonly [RegExp, Words])[] = [
  [
    /^(bad indentation|end of the stream)/,
    {
      message: "this line does not begin below the lines it belongs to",
      fix: "Begin it with as many spaces as its neighbours",
    },
  ],
  [
    /^deficient indentation/,
    {
      message: "this line goes on with the one above, so it must stand further in",
      fix: "Put two spaces before it",
    },
  ],
  [
    /within a flow collection/,
    {
      message: "the ] of a list above this line is missing",
      fix: "Write   ]   behind the last word of the list",
    },
  ],
  [
    /^missed comma/,
    {
      message: "between two of the words of this list a comma is missing, or one holds two colons",
      fix: "Write   ,   between them, or quotes round the words with the colons",
    },
  ],
  [
    /^unidentified alias/,
    {
      message: "what begins with * means a value of that name, and none stands above",
      fix: "Put quotes round it if it is a text, or take the line away",
    },
  ],
  [
    /^(unknown escape|expected hexadecimal)/,
    {
      message: "between double quotes \\ begins a special sign",
      fix: "Put single quotes round the value, or write   \\\\   for each of them",
    },
  ],
];

/** The parser's own words are for programmers. */
function plainReason(reason: string, line: string, above: string[]): Words {
  const [, indent = "", key = "key"] = /^(\s*)(?:- )?([\w-]+):/.exec(line) ?? [];
  if (reason.startsWith("duplicated")) {
    const item = `${indent.slice(2)}- ${key}:`;
    const isNextItem = above.findLast(text => /^\s*- /.test(text))?.startsWith(item);
    return {
      message: `'${key}' stands here for the second time`,
      fix: isNextItem
        ? `Write it as   ${item} …   if the next item begins here, or else keep one of the two lines`
        : "Keep one of the two lines",
    };
  }
  const known = reasons.find(([says]) => says.test(reason));
  if (known && (keyLine.test(line) || !lacksKey.test(reason))) return known[1];
  const [, name, value] = /^([\w-]+) *= *(\S.*?)\s*$/.exec(line) ?? [];
  if (name)
    return {
      message: "between a key and its value stands a colon here",
      fix: `Write it as   ${name}: ${value}`,
    };
  const [, fact] = /^- ([\w-]+:(?: .*)?)$/.exec(line) ?? [];
  if (fact && lacksKey.test(reason))
    return {
      message: "facts are no list, so that no hyphen stands before their keys",
      fix: `Write it as   ${fact}   and the other lines likewise`,
    };
  if (lacksKey.test(reason) || /^\s*\|/.test(line))
    return {
      message: "this line does not begin with a key and a colon",
      fix: "Write it as   key: value   or put two spaces before it if it goes on with the line above",
    };
  return { message: reason, fix: "Each line has the form   key: value" };
}
