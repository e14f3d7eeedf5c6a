import type { Position } from "../../problems/place.ts";
import type { Words } from "../../problems/problem.ts";
import { factNames } from "../fact-names.ts";
import { outdented } from "../outdented.ts";
import { strayItems } from "./list-lines.ts";
import { innerKey, keyAndValue, quoted, wordsOf } from "./yaml-line.ts";

/** What is wrong within a line. */
export type Suspicion = Words & Omit<Position, "line">;
/** The same where the line may be another one than was looked at, and what is wrong with all of such a line. */
export type PlacedSlip = Words & Position;
export type LineSlip = Words & Pick<Position, "line">;

/** The mistakes that people who are not programmers really make in YAML, each in its own words. */
export function suspicious(line: string, before: string): Suspicion | undefined {
  for (const slip of slips) {
    const found = slip(line, before);
    if (found) return found;
  }
  return undefined;
}

/** Each is looked for where none of those above it was made. */
const slips: readonly ((line: string, before: string) => Suspicion | undefined)[] = [
  tab,
  unbrokenIndent,
  otherComment,
  markedKey,
  wrongHyphen,
  unbrokenSpace,
  gluedValue,
  itemValue,
  bareItem,
  secondValue,
  wrongValue,
];

function tab(line: string, before: string): Suspicion | undefined {
  if (!tabbed.test(line)) return undefined;
  return {
    column: line.indexOf("\t") + 1,
    length: 1,
    message: "a tab; YAML is indented with spaces",
    fix: `Write it as   ${withoutTabs(line, before)}`,
  };
}

/** A line that begins with a tab. */
export const tabbed: RegExp = /^\s*\t/;

/** The line as it is advised. */
export function withoutTabs(line: string, before: string): string {
  return belongsTo(before) ? line.replaceAll("\t", "  ").trimEnd() : line.trim();
}

function unbrokenIndent(line: string, before: string): Suspicion | undefined {
  const [indent] = /^\s*\u00a0\s*/.exec(line) ?? [];
  if (indent === undefined) return undefined;
  return {
    column: 1,
    length: indent.length,
    message: "among these spaces is one that does not break, which YAML takes for a letter",
    fix: `Write it with common spaces:   ${line.replace(indent, belongsTo(before) ? "  " : "")}`,
  };
}

function otherComment(line: string): Suspicion | undefined {
  const [comment] = /^\s*(?:\/\/|\/\*|<!--).*$/.exec(line) ?? [];
  if (comment === undefined) return undefined;
  return {
    ...wordsOf(comment),
    message: "a comment begins with # here",
    fix: `Write it as   # ${comment.replace(/^\s*(?:\/\/|\/\*|<!--)\s*|\s*(?:\*\/|-->)\s*$/g, "")}`,
  };
}

function markedKey(line: string): Suspicion | undefined {
  const [, signs = "", key, value = ""] =
    /^\s*(\*{1,2}|_{2})([\w-]+)(?::\1|\1:)\s*(.*)$/.exec(line) ?? [];
  if (key === undefined) return undefined;
  return {
    column: line.indexOf(signs) + 1,
    length: line.trim().length,
    message: "a key stands without signs round it",
    fix: `Write it as   ${key}: ${value}`,
  };
}

function wrongHyphen(line: string): Suspicion | undefined {
  const stray = strayItems.find(({ pattern }) => pattern.test(line));
  const [, indent = "", item] = stray?.pattern.exec(line) ?? [];
  if (!stray) return undefined;
  const fix = `Write it as   ${indent}- ${item}`;
  return { column: indent.length + 1, length: 1, message: stray.message, fix };
}

function unbrokenSpace(line: string): Suspicion | undefined {
  const [start] = /^\s*(?:- )?[\w-]+: *\u00a0/.exec(line) ?? [];
  if (start === undefined) return undefined;
  return {
    column: start.length,
    length: 1,
    message: "a space that does not break, which YAML takes for a letter",
    fix: `Write it with a common space:   ${line.trim().replace(/: *\u00a0\s*/, ": ")}`,
  };
}

function gluedValue(line: string): Suspicion | undefined {
  const [, indent = "", key, value] = /^(\s*(?:- )?)([\w-]+):([^\s:/].*)$/.exec(line) ?? [];
  if (key === undefined) return undefined;
  return {
    column: indent.length + key.length + 1,
    length: 1,
    message: "a space is missing after the colon",
    fix: `Write it as   ${key}: ${value}`,
  };
}

/** An item of a list that is a text and nothing else. */
function itemValue(line: string): Suspicion | undefined {
  const [, start = "", value] = /^(\s*- )(\S.*?)\s*$/.exec(line) ?? [];
  if (value === undefined || keyAndValue(line).key) return undefined;
  const wrong = textSlip(start, value);
  return wrong && { column: start.length + 1, length: value.length, ...wrong };
}

/** A line among the items of a list. */
function bareItem(line: string, before: string): Suspicion | undefined {
  const [, indent = "", words = ""] = /^(\s+)([^\s-].*)$/.exec(line) ?? [];
  if (!words || !before.startsWith(`${indent}- `)) return undefined;
  const [key, keyAbove] = [line, before.replace("- ", "  ")].map(text => innerKey(text));
  if (key && keyAbove && key !== keyAbove)
    return {
      column: indent.length + 1,
      length: words.length,
      ...outdented(`${indent}  ${words}`),
    };
  return {
    column: indent.length + 1,
    length: words.length,
    message: "among the items of a list this line has no hyphen",
    fix: `Write it as   ${indent}- ${words}`,
  };
}

/** An item below a key that has a value already. */
function secondValue(line: string, before: string): Suspicion | undefined {
  const [item] = /^\s*- .*$/.exec(line) ?? [];
  const [, key] = /^\s*([\w-]+):[ \t]+[^\s|>"'[{&#]/.exec(before) ?? [];
  if (item === undefined || key === undefined) return undefined;
  return {
    ...wordsOf(item),
    message: `a list cannot begin here, since '${key}' has a value on its own line`,
    fix: `Write only   ${key}:   above the list, or take the list away`,
  };
}

/** Whether a line is one of a list or a group that the line before begins or goes on with. */
function belongsTo(before: string): boolean {
  return /^\s|^- |:\s*$/.test(before);
}

function wrongValue(line: string): Suspicion | undefined {
  const { key, value, column } = keyAndValue(line);
  const wrong = value ? valueSlip(key, value) : undefined;
  return wrong && { column, length: value.length, ...wrong };
}

/** Without a length all of the value is wrong. */
type ValueSlip = { length?: number; message: string; fix: string };

function valueSlip(key: string, value: string): ValueSlip | undefined {
  const fix = `Write it as   ${key}: ${quoted(value)}`;
  if (/^\{\{.*\}\}/.test(value))
    return {
      message: "what another program was to fill in stands here as it was",
      fix: `Write what belongs there:   ${key}: …`,
    };
  const [, fact] = secondFact.exec(`${key}: ${value}`) ?? [];
  if (fact)
    return {
      message: "a second fact stands on this line",
      fix: `Begin a new line before   ${fact}`,
    };
  if (/^[“”„‘’]/.test(value)) return { message: "curly quotes do not quote here", fix };
  if (!/^["'[{|>]/.test(value) && /:(\s|$)/.test(value))
    return { message: "a colon inside a value needs quotes round the whole value", fix };
  if (/^\[(|.*[\s,])#/.test(value))
    return {
      message: "# begins a comment, so what stands in the list with it would be lost",
      fix: `Write it as   ${key}: [${value
        .replace(/^\[|\]$/g, "")
        .split(/\s*,\s*/)
        .map(item => item.replace(/^#(?=\p{L})/u, ""))
        .map(item => (item.startsWith("#") ? `"${item}"` : item))
        .join(", ")}]`,
    };
  if (/^\[\s*,/.test(value))
    return {
      message: "before the first comma of this list stands nothing",
      fix: `Write it as   ${key}: ${withoutGaps(value)}`,
    };
  if (/^\[.*,\s*,/.test(value))
    return {
      message: "two commas follow each other",
      fix: `Write it as   ${key}: ${withoutGaps(value)}`,
    };
  if (/^\[[^\]]*\](?:\s*[.,;]|(?:\s*,\s*\[[^\]]*\])+)$/.test(value))
    return {
      message: "a list ends at its first ]",
      fix: `Write it as   ${key}: [${value.replace(/[[\]]|[.,;]$/g, "").trim()}]`,
    };
  if (/^\[[^\]]*$/.test(value))
    return { message: "the closing ] is missing", fix: `Write it as   ${key}: ${value}]` };
  if (/^(["'])[^"']*\1(?:\s*,\s*(["'])[^"']*\2)+$/.test(value))
    return { message: "a list stands between [ and ]", fix: `Write it as   ${key}: [${value}]` };
  return textSlip(`${key}: `, value);
}

/** Behind one that is no text of several words, whose colon would be a part of it. */
const secondFact = new RegExp(
  String.raw`^(?:(?!title|excerpt|description|summary)(?:${factNames}): "?[^\s"]+"?|tags: \[[^\]]*\]),? ((?:${factNames}): .*)$`,
);

/** Of a value or an item that is a text, and begins with a sign of YAML. */
function textSlip(start: string, value: string): ValueSlip | undefined {
  const [, signs, words] = /^(\*\*|\*|`)([^*`]+)\1$/.exec(value) ?? [];
  if (words !== undefined)
    return {
      message: `this is no markdown, so ${signs} would be shown`,
      fix: `Write it as   ${start}${quoted(words)}`,
    };
  const fix = `Write it as   ${start}${quoted(value)}`;
  if (/^([@`%&*!{}\],]|[-?>|] |[-?]$|[>|][^\s\d#+-])/.test(value))
    return { length: 1, message: `a value that begins with ${value[0]} needs quotes`, fix };
  if (/^"[^"]*$|^'[^']*$/.test(value)) return { message: "the closing quote is missing", fix };
  if (/^\[[^\]]*\]\s*[^\s,\]#]/.test(value))
    return { message: "there is text after the closing ]", fix };
  if (/^["'].*["'].+/.test(value)) return { message: "there is text after the closing quote", fix };
  return undefined;
}

/** A list without the commas that part nothing. */
function withoutGaps(list: string): string {
  return list.replace(/^\[(?:\s*,)+\s*/, "[").replace(/,(?:\s*,)+/g, ",");
}
