import { anyOf, type Kind } from "./mark-kinds.ts";

/** What word processors, mails, chats and printed pages leave in words that are copied from them. */
export const pastedWords: readonly Kind[] = [
  {
    beginnings: ["Error! "],
    marks:
      /\bError! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)\.?/g,
    code: "text/source",
    message: "Word could not follow a reference here, and tells readers so",
    fix: () => "Write what it named, or link to it:   [words](/address)",
  },
  {
    beginnings: ["lick or tap ", "£X", "£x", "XXXX", "INSERT "],
    marks: anyOf(
      "g",
      /\bClick or tap (?:here )?to enter (?:text|a date)\.?/,
      // £X of 'for every £X' is an amount of a sum.
      /£(?:[Xx]{2,4}|(?<=\b(?:at|costs?|for|from|is|just|only) £)X)(?!\w)(?<!\b(?:[Ee]ach|[Ee]very|[Ii]f|[Ss]ay|[Ss]uppose|[Ww]hen)\b[^\n]{0,200})(?![^\n]{0,200}£[Yy]{1,4}\b)/,
      // XXXX alone is a beer, and G-XXXXXXXX what a number looks like.
      /(?<![A-Z]-)(?:\bX{5,20}|(?<=\d |\b(?:[Aa]sk|[Cc]all|[Cc]ontact|[Dd]ear|[Hh]i|[Ii]n|[Rr]ing) )X{4})\b/,
      /\bINSERT [A-Z][A-Z ]{2,40} HERE\b/,
    ),
    code: "text/gap",
    message: "a gap that nobody has filled in yet",
    fix: () => "Write what belongs here",
  },
  {
    beginnings: ["[cid:", "[image: "],
    marks: /(?<!!)\[(?:cid:[^\]\s]{1,200}|image: [^\]\n]{1,200})\](?![([:])/g,
    code: "text/source",
    message: "a picture did not come along when this mail was copied",
    fix: () =>
      "Save it in content/images and write   ![What it shows](name.jpg)   or take this away",
  },
  {
    // ann@a.example<mailto:ann@a.example> of Outlook.
    beginnings: ["<http", "<mailto:"],
    marks:
      /(?<![\p{L}\p{N}.@/-])[\p{L}\p{N}.@/-]{1,200}(?<=[\p{L}\p{N}/])<(?:https?:\/\/(?!aka\.ms\/)|mailto:)[^\s<>|]{1,500}>|<https?:\/\/[^\s<>|]{1,500}\|[^<>\n]{1,200}>/gu,
    code: "link/brackets",
    message: "an address stands between < and > beside its words, so both are shown",
    fix: mark => `Write it as   ${asLink(mark)}`,
  },
  {
    beginnings: ["/20"],
    marks:
      /^\u200e?(?:\[\d{1,2}\/\d{1,2}\/20\d\d, \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?\] [^:\n]{0,60}(?::|$)|\d{1,2}\/\d{1,2}\/20\d\d, \d{1,2}:\d\d(?:\s?[ap]m)? - (?!\d)[^:\n]{1,60}: )/gim,
    code: "text/source",
    message: "the time and the name of a chat stand before these words",
    fix: () => "Take them away, and keep what readers are to know",
  },
  {
    // The hyphen first: it is found far sooner than any two letters.
    beginnings: ["-\n"],
    marks: /-\n(?<=\p{Ll}{2}-\n)(?=\p{Ll}{2})(?!(?:and|as|but|nor|or|rather|to)\b)/gu,
    code: "text/source",
    message: "a word that was parted at the end of a line is shown with a gap in it",
    fix: () => "Write the word in one line, with its hyphen if it has one of its own",
  },
  {
    // >50% at the head of a line; words that somebody said begin with a letter.
    beginnings: ["\n>"],
    marks: />(?=[\d£$€])(?<=(?:^\n?|\n[ \t]*\n)>)[^\n]{1,60}/g,
    code: "text/source",
    message: "a > at the head of a line makes a quotation of it, and is not shown",
    fix: () => "Write   more than   in its place, or a space behind it where somebody is quoted",
  },
];

function asLink(mark: string): string {
  const [, chatted = "", label = ""] = /^<([^|]+)\|(.+)>$/.exec(mark) ?? [];
  if (chatted) return `[${label}](${chatted})`;
  const [, words = "", address = ""] = /^(.*)<(.*)>$/.exec(mark) ?? [];
  // An address alone is a link by itself.
  const isSame = address.replace(/^(?:mailto:|https?:\/\/)|\/$/g, "") === words.replace(/\/$/, "");
  return isSame ? words : `[${words}](${address})`;
}
