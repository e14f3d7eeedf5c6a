import { anyOf, type Kind } from "./mark-kinds.ts";

/** Words that nobody wrote for readers: what fills a space for now, and what a program says to its own writer. */
export const leftOverWords: readonly Kind[] = [
  {
    beginnings: ["orem ipsum dolor", "orem Ipsum Dolor", "OREM IPSUM DOLOR"],
    marks: /lorem ipsum dolor[^.\n]{0,100}/gi,
    code: "text/gap",
    message: "words that only fill the space for now",
    fix: () => "Write words of your own, or take them away",
  },
  {
    beginnings: ["TODO:", "FIXME", "[TODO", "[TBC", "[TBD", "[tbc", "[tbd", "[XX", "[xx"],
    marks: anyOf(
      "gi",
      /\b(?:TODO:|FIXME\b)[^\n]{0,100}/,
      /(?<!!)\[(?:todo|tb[cd]|x{2,9})\b[^[\]\n]{0,80}\](?![([:])/,
    ),
    code: "text/gap",
    message: "a note of what is still to be done, which readers would see",
    fix: () => "Write what is still to be done, or keep it in   <!-- a comment -->",
  },
  {
    beginnings: [
      "ere is",
      "ere's",
      "ere’s",
      "ould you like me to",
      "et me know if you",
      "s an AI ",
    ],
    marks: anyOf(
      "gim",
      // Only where it speaks of a writing: 'Of course! Here is how we bake:' is for readers.
      /^(?:sure|certainly|of course|absolutely)[!,.:]? here(?: is|['’]s) [^\n[]{0,100}\b(?:article|(?:blog )?post|draft|text|copy|rewrite|outline|(?:revised|rewritten|updated|improved|polished|edited|corrected|shorter|longer|final) version)\b[^\n]{0,150}$/,
      /^would you like me to [^\n]{1,300}\?[ \t]*$/,
      /^let me know if you(?:['’]d| would) like (?:me to (?:adjust|change|expand|refine|rewrite|shorten|tailor|tweak)|a (?:longer|shorter) (?:article|draft|one|post|text|version)|any (?:changes|edits|tweaks))\b(?! (?:to )?your)[^\n]{0,200}$/,
      /^as an ai (?:language )?(?:model|assistant), i [^\n]{0,200}/,
    ),
    code: "text/source",
    message: "this is what a chat program says to the one who asked it",
    fix: () => "Take it away",
  },
  {
    // #SEO #Rugby below a text for a social network, or in a note of Obsidian.
    beginnings: [" #"],
    marks: /^(?:#\p{L}[\p{L}\p{N}_/-]{0,60}[ \t]+){1,30}#\p{L}[\p{L}\p{N}_/-]{0,60}[ \t]*$/gmu,
    code: "text/source",
    message: "words with # are no links here, so they are shown as they stand",
    fix: mark =>
      `Take them away; the front matter of an article has them as   tags: [${mark.trim().replaceAll("#", "").split(/\s+/).join(", ")}]`,
  },
  {
    beginnings: [
      "ent from my ",
      "riginal Message",
      "orwarded message",
      "utlook for ",
      "riginated ",
      " wrote:",
      "s email and any ",
    ],
    marks: anyOf(
      "gim",
      /^sent from my (?:iphone|ipad|galaxy|android|samsung|mobile|phone|huawei)[^\n]{0,60}$/,
      /^-{3,20} ?(?:original|forwarded) message ?-{3,20}[ \t]*$/,
      /^(?:get|sent from) \[?outlook for (?:ios|android|mac)(?![ \t]+[a-z])[^\n]{0,100}$/,
      /^(?:caution|warning|external)[^\n]{0,40}\b(?:e-?mail|message) originated (?:from )?outside[^\n]{0,300}$/,
      // On 3 March 2026 at 10:12, Ann wrote:
      /^on (?=[^\n]{0,80}(?:\b20\d\d\b|@))[^\n]{6,80}\d{1,2}[:.]\d\d(?! (?:an?|one|our|the|this|my|some) )[^\n]{0,100} wrote:[ \t]*$/,
      /^this email and any (?:attach|files)[^\n]{0,100}\b(?:confidential|intended|privileged)\b[^\n]{0,300}$/,
    ),
    code: "text/source",
    message: "this is what a mail program adds to a letter",
    fix: () => "Take it away",
  },
];
