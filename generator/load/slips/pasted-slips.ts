import { blank } from "../../markdown/blank-code.ts";
import { markdownLines } from "../../markdown/markdown-lines.ts";
import { factNames } from "../fact-names.ts";
import { firstOf, type Slip } from "./slip.ts";

/** Of a text that was pasted whole below the front matter that its file had already. */
export function secondFrontMatter(_code: string, text: string): Slip[] {
  if (!text.includes("\n---") && !text.startsWith("---")) return [];
  const blocks = text.matchAll(
    /(^\s*|\n[ \t]*\n)(---[ \t]*\n(?:\w[\w-]*:[^\n]*\n(?:[ \t-][^\n]*\n)*?)+---)[ \t]*(?=\n|$)/g,
  );
  // Lines of dashes round words with a colon are common within a text.
  const found = [...blocks].find(({ index, 2: block = "" }) => index === 0 || hasFacts(block));
  if (found === undefined) return cutFrontMatter(text);
  return firstOf([found], ({ 1: before = "", 2: block = "", index }) => ({
    at: index + before.length,
    length: block.indexOf("\n"),
    code: "text/front-matter",
    message: "here front matter begins for the second time, so it is shown",
    fix: "Keep one of the two blocks between lines of dashes",
  }));
}

function hasFacts(block: string): boolean {
  const keys: string[] = block.match(knownKey) ?? [];
  return keys.length > 1 || keys.includes("title");
}

const knownKey = new RegExp(`^(?:${factNames})(?=:)`, "gm");

/** Facts that a line of dashes among them has made a part of the text, and the line of dashes behind them a heading. */
function cutFrontMatter(text: string): Slip[] {
  return firstOf([factsAbove.exec(text)], ({ 1: before = "", 2: first = "" }) => ({
    at: before.length,
    length: first.trimEnd().length,
    code: "text/front-matter",
    message: "the front matter ended above, so this line of facts is shown",
    fix: "Keep only one line   ---   between the facts and the text",
  }));
}

const factsAbove =
  /^(\s*)([a-z]\w*:[ \t][^\n]*\n)(?:\w[\w-]*:[^\n]*\n|[ \t-]+[^\s-][^\n]*\n)*---[ \t]*(?:\n|$)/;

/**
 * What stands above a text as lines of words, often below its title, though it is said to a program or to its editor.
 * Chat programs write it below their texts, too.
 */
export function propertyLines(_code: string, text: string): Slip[] {
  const found = linesOfFacts.exec(text) ?? factsBelow.exec(`${text}\n`);
  return firstOf([found], ({ index, 1: before = "", 2: lines = "" }) => ({
    at: index + before.length,
    length: lines.indexOf("\n"),
    code: "text/front-matter",
    message: "these lines of facts are shown as words of the text",
    fix: "Take them away; what is known of a page stands between the lines of dashes above",
  }));
}

const ofNotion =
  "(?:created|last edited)(?: (?:time|by))?|status|tags|owner|author|assign(?:ee)?|priority|due(?: date)?|date|type|url";
/** Of a mail, and of what chat programs write for search engines: no reader is told such a thing. */
const forPrograms =
  "sent|(?:seo|meta) title|meta description|slug|(?:focus |target )?(?:keyword|keyphrase)s?|word count";
/** What stands beside those may be meant for readers where it is alone: 'From: Rugby', 'To: Coventry', the title of a book. */
const besideThem = `${ofNotion}|from|to|cc|subject|title|description|reading time`;

/** With an address for mail behind it: 'From: Ann <ann@example.com>'. */
const withAddress = line("from|to", String.raw`[^\n]*\w@\w[^\n]*`);

/** Who ends lines in breaks means them for readers: the day and the kind of a workshop, say. */
const linesOfFacts = new RegExp(
  String.raw`^(\s*(?:# [^\n]*\n\s*)?)((?:(?:${ofNotion}): [^\n]*(?<!\\| {2})\n){2,}|(?=${line(besideThem)}*(?:${line(forPrograms)}|${withAddress}))${line(`${besideThem}|${forPrograms}`)}{2,})`,
  "i",
);

/** In one paragraph, or each in its own, where nothing stands below them. Without a bound, each of thousands would be read from each. */
const factsBelow = new RegExp(
  String.raw`()(?<=\n\n)(?=${line(besideThem)}{0,50}${line(forPrograms)})(${line(`${besideThem}|${forPrograms}`)}{2,50})\s*$`,
  "i",
);

function line(names: string, value = String.raw`[^\n]*`): string {
  return String.raw`(?:(?:(?:${names}):|\*\*(?:${names})(?:\*\*:|:\*\*)) ${value}\n{1,2})`;
}

/** A sentence or a heading that stands further in, as in a letter: in markdown that makes it code. */
export function indentedSentences(_code: string, text: string): Slip[] {
  if (!text.includes("\n    ") && !text.includes("\n\t")) return [];
  const shown = text.replace(/<!--[\s\S]*?-->/g, blank);
  const { lines } = markdownLines(shown);
  const found = lines.find(({ line, kind }, index) => {
    if (kind !== "indented") return false;
    const isAlone = [lines[index - 1], lines[index + 1]].every(isEmpty);
    const isWords = [sentence, heading, item, tabbed, dashes].some(shape => shape.test(line));
    return isWords || (isAlone && shortSentence.test(line));
  });
  return firstOf([found], ({ line, at }) => ({
    at: at + line.search(/\S/),
    length: line.trim().length,
    code: "text/code",
    message: "a line that stands this far in is shown as code",
    fix: `Take the ${line.startsWith("\t") ? "tab" : "spaces"} before it away${bullet.test(line) ? ", and begin it with   -   and a space" : ""}`,
  }));
}

function isEmpty(line: { line: string } | undefined): boolean {
  return line === undefined || line.line.trim() === "";
}

/** At least eight words without a sign of code, from a capital to a full stop. */
const sentence = /^(?: {4}|\t)[ \t]*\p{Lu}[^\s{}=;<>()]*(?: [^\s{}=;<>]+){7,}[.!?…]["”’]?[ \t]*$/u;
/** Of fewer words, each in letters alone: what a program answers is short too, but stands among other lines of code. */
const shortSentence =
  /^(?: {4}|\t)[ \t]*\p{Lu}[\p{L}’']*,?(?: £?[\p{L}\d][\p{L}\d’'-]*,?){2,6}[.!?…]["”’]?[ \t]*$/u;
/** Of a list and of a table. */
const item = /^(?: {4}|\t)[ \t]*(?:[-*+•]|\d{1,2}[.)])[ \t]+[*[“]{0,2}\p{Lu}[^{}=;<>]*$/u;
/** As Macs write one: its words may begin with any letter. */
const tabbed = /^\t+(?:[•◦▪⁃]|\d{1,2}[.)])\t\S/;
const bullet = /^\s+[•◦▪⁃]/;
const dashes = /^(?: {4}|\t)[ \t]*\|[ \t|:-]+$/;
/** With one # it would be a comment of some code. */
const heading = /^(?: {4}|\t)[ \t]*#{2,6} \p{Lu}/u;
