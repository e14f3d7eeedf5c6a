import type { Said } from "../../../problems/problem.ts";
import { propertyLines } from "../pasted-slips.ts";
import type { Slip } from "../slip.ts";

/** Lines that look like a list to their writer: without its space or with a sign of word processors they are none. */
export function listSlips(code: string): Slip[] {
  const ofNumbers = numberedLine.test(code) ? [...lateNumbers(code), ...skippedNumbers(code)] : [];
  return [...bulletSlips(code), ...ofNumbers, ...wordsBelowItems(code)];
}

/** Words right below a list belong to its last item: '**Cons:**' between two lists, or a sentence that is about them. */
function wordsBelowItems(code: string): Slip[] {
  for (const { 0: items, 1: item = "", 2: words = "", index } of code.matchAll(belowItems)) {
    const isLabel = /^\*\*[^*]{1,80}\*\*:?$|^[^*]{1,60}:$/.test(words.trim());
    const [firstWord = ""] = words.split(" ", 1);
    // Who breaks lines at some width would have filled that of the item first.
    if (!isLabel && words.length <= item.length + 1 + firstWord.length) continue;
    const said = {
      message: "this line stands right below a list, so it is shown as words of its last item",
      fix: "Leave an empty line above it",
    };
    return [listSlip(index + items.length - words.length, words.trimEnd(), said)];
  }
  return [];
}

/** Two items of one line each, and a line of words that begins none; who ends an item in a break means them for it. */
const itemLine = String.raw`(?:[-*+]|\d{1,3}[.)])[ \t]+\S[^\n]*`;
const wordsOfOwn = String.raw`(?:\*\*)?[“"]?\p{Lu}[^\n|]*(?=\n|$)`;
/** The second item is looked for first: lines that begin one are few, and such words below them fewer. */
const belowItems = new RegExp(
  String.raw`\n(${itemLine})(?<!\\| {2})\n(${wordsOfOwn})(?<=(?:^|\n)${itemLine}\n[^\n]*\n[^\n]*)`,
  "gu",
);

const numberedLine = /\n {0,3}\d{1,9}[.)][ \t]/;

/** Right below a paragraph only a list from 1 on begins: any other number may be the last one of its sentence. */
function lateNumbers(code: string): Slip[] {
  const found = numbersBelowWords.exec(code);
  if (!found) return [];
  const [words, number = ""] = found;
  const said = {
    message:
      "right below other words no list begins with this number, so these lines would run together",
    fix: "Leave an empty line above it",
  };
  return [listSlip(found.index + words.length - number.length, number, said)];
}

const numbersBelowWords =
  /(?:^\n?|\n[ \t]*\n)(?:(?![ \t>|#]|[-*+][ \t]|\d{1,9}[.)][ \t]|(?:=+|-+|\*{3,}|_{3,})[ \t]*\n|\[[^\]\n]+\]:)[^\n]+\n)+ {0,3}((?!1[.)])\d{1,9}[.)])(?=[ \t]+\S[^\n]*\n {0,3}\d{1,9}[.)][ \t]+\S)/;

/** '9. May' and '12. December' would be shown as 9 and 10, '2021.' below '2019.' as 2020, and a countdown would count on. Items that all have one number are meant to be counted. */
function skippedNumbers(code: string): Slip[] {
  for (const { 0: above, 2: number, 4: next = "", index } of code.matchAll(nextNumber)) {
    const meant = Number.parseInt(next, 10);
    const isCountdown = meant > 1 && meant === Number(number) - 1;
    if (meant <= Number(number) + 1 && !isCountdown) continue;
    const said = {
      message: "a list counts on by itself, so this is shown with the number after the one above",
      fix: `Write that number, or leave an empty line above it and write   ${next.slice(0, -1)}\\${next.slice(-1)}`,
    };
    return [listSlip(code.indexOf(next, index + above.length), next, said)];
  }
  return [];
}

/**
 * Two items of a list, with nothing but lines of the first, or empty ones, between them. One that stands further in, or
 * has the other sign behind its number, is of another list, which begins with its own.
 */
const nextNumber =
  /^( {0,3})(\d{1,9})([.)])[ \t]+\S.*\n(?:[ \t]*\n|[ \t]+[^\s\d].*\n)*(?=\1(\d{1,9}\3)[ \t]+\S)/gm;

function bulletSlips(code: string): Slip[] {
  // Looking for the second line alone is quicker, and nearly no text has one.
  const together = secondLine.test(code) ? nearlyList.exec(code) : null;
  const apart = together ? null : bulletsApart.exec(code);
  const found = together ?? apart;
  if (!found) return [];
  const [, space = "", sign = ""] = found;
  // Lines of facts are to be taken away, which is told already.
  if (found.index + space.length === propertyLines("", code)[0]?.at) return [];
  return [listSlip(found.index + space.length, sign, apart ? inParagraphs : saidOf(sign))];
}

function listSlip(at: number, sign: string, said: Said): Slip {
  return { at, length: sign.length, code: "text/list", severity: "warning", ...said };
}

function saidOf(sign: string): Said {
  return sign.endsWith("\u00a0") ? heldSpace : noList(sign);
}

function noList(sign: string): Said {
  const isCounted = /^[[(]?(?:\d|[a-z]{1,4}[.)])/.test(sign);
  return {
    message: "these lines are no list, so they would run together",
    fix: `Begin each of them with   ${/^\d+[.)]/.exec(sign)?.[0] ?? (isCounted ? "1." : "-")}   and a space`,
  };
}

/** It looks right, as in texts from word processors. */
const heldSpace = {
  message: "the space behind this sign is one that does not break, so these lines are no list",
  fix: "Take that space away and type it again, in each of these lines",
};

/** Word and Google Docs part the items of a list as they part paragraphs. */
const bulletsApart =
  /^([ \t]*)([•▪●◦‣⁃➢►\uf000-\uf0ff])[^\n]*\n[ \t]*\n[ \t]*[•▪●◦‣⁃➢►\uf000-\uf0ff]/mu;
const inParagraphs = {
  message: "these lines look like a list, and are paragraphs that begin with a sign",
  fix: "Begin each of them with   -   and a space",
};

const signs = [
  String.raw`[•·▪●◦‣⁃–—✓→➢►☐☒□❑❒\uf000-\uf0ff]`,
  String.raw`\p{Extended_Pictographic}`,
  // The letters that signs of symbol fonts, which Word writes, are without their font.
  String.raw`[oqvü§Ø](?=\t|\u00a0| {2})`,
  // Boxes to tick, with a sign before them or without.
  String.raw`\[[ xX]\](?=[ \t])`,
  String.raw`[-+*](?=\[[ xX]\])`,
  String.raw`[-+](?=\p{L})`,
  String.raw`\*(?=\p{L}[^*\n]*(?:\n|$))`,
  // A bold label with its colon.
  String.raw`\*\*[^*\n:]{1,60}(?::\*\*|\*\*:)(?=[ \t])`,
  String.raw`\d{1,3}[.)](?=\p{L})`,
  String.raw`(?:[-+*]|\d{1,3}[.)])\u00a0`,
  // What Word counts with, but for the numbers of lists here: letters, Roman numbers, numbers in brackets. [a] may be a link.
  String.raw`(?!\d+[.)][ \t])(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})(?:\)\.?|\.\)?)|\[\d{1,2}\])(?=[ \t\u00a0])`,
  // Notes as word processors write them.
  "[¹²³⁴-⁹†‡]",
  // A digit in a box.
  String.raw`\d\ufe0f?\u20e3`,
];
const sign = `(?:${signs.join("|")})`;

const secondLine = new RegExp(String.raw`\n[ \t]*(?:${sign}|o(?= \p{L}))`, "u");
/** With one space behind it an o is a word too, of Welsh among others, that may well begin two lines of a paragraph. */
const firstSign = String.raw`${sign}|o(?<=(?:(?<![\s\S])\n?|:[ \t]*\n|\n[ \t]*\n)[ \t]*o)(?= \p{L})`;
/** Two lines, since a single one may begin so for another reason; a break between them that is meant is no slip. */
const nearlyList = new RegExp(
  String.raw`^([ \t]*)(${firstSign})[^\n]*(?<!\\| {2})${secondLine.source}`,
  "mu",
);
