import { blank } from "../../../markdown/blank-code.ts";
import { labelsIn } from "../../labels.ts";
import type { Slip } from "../slip.ts";
import { command } from "./command-words.ts";
import { leftOverWords } from "./left-over-words.ts";
import { anyOf, firstOfEach, type Kind, withBeginning } from "./mark-kinds.ts";
import { pastedWords } from "./pasted-words.ts";

/**
 * Marks that mean something to the program a text comes from and nothing here, so that readers would see them: the
 * first of each kind. Beginnings are looked for before, since nearly no text has any.
 */
export function foreignMarks(code: string, text: string): Slip[] {
  const shown = withoutLabels(code, text);
  return allKinds.flatMap(kinds => firstOfEach(kinds, shown, text));
}

/** [our address] and [our address][a] are links, and no gaps, where a line says where they lead. */
function withoutLabels(code: string, text: string): string {
  if (!code.includes("]:")) return code;
  const defined = labelsIn(code, text);
  return code.replace(/(?:\[[^[\]\n]+\])?\[([^[\]^\n][^[\]\n]*)\](?!:)/g, (link, label) =>
    defined.has(label.toLowerCase()) ? blank(link) : link,
  );
}

/** What its writer left to be filled in. */
export function gaps(text: string): Slip[] {
  return gapKinds.flatMap(kinds => firstOfEach(kinds, text, text));
}

const box = {
  code: "text/box",
  message: "no coloured box is made of this, so it is shown as it stands",
};

const ofChatProgram = String.raw`utm_source=(?:chatgpt\.com|openai|copilot\.com|perplexity(?:\.ai)?)`;

const kinds: readonly Kind[] = [
  {
    beginnings: ["{{", "{%", "*|"],
    marks: anyOf(
      "g",
      // {{< youtube a >}} of Hugo, {% include a.html %} of Jekyll.
      /\{\{[^{}\n]{1,400}\}\}/,
      /\{%[^{}\n]{1,400}%\}/,
      // *|FNAME|* of a newsletter from Mailchimp; |*|Yes|*| is a row of a table.
      /(?<!\|)\*\|[A-Z][A-Z\d_]+(?::[^|*\n]{0,100})?\|\*/,
    ),
    ...command,
  },
  {
    beginnings: ['="', "[/", "[gallery]", "[contact-form", "[youtube ", "[vimeo "],
    marks: anyOf(
      "gm",
      // [gallery ids="1,2"] of WordPress.
      /(?<!!)\[[a-z][\w-]{0,40}[ \n][\w-]{1,40}="[^\]\n]{0,400}\](?![([])/,
      // [/caption] of it, before whose ] converters put a backslash; (words)[/address] is nearly a link.
      /(?<!(?<!\])\([^()[\]\n]{1,200}\))\[\/[a-z][\w-]{1,40}\\?\](?![([])/,
      // Those that need no more than their name stand alone in a line.
      /^\[(?:gallery|contact-form(?:-7)?|(?:youtube|vimeo) [^[\]\n]{1,200})\][ \t]*$/,
    ),
    ...command,
  },
  {
    // > [!NOTE] of GitHub, > [!tip]- of Obsidian.
    beginnings: ["[!"],
    marks: /^[ \t]*>[ \t>]*\[![a-z]+\][-+]?/gim,
    ...box,
    fix: mark => `Write it as   > **${boxName(mark)}:** words`,
  },
  {
    // :::tip of Docusaurus, ::: {#refs} of Word's converters.
    beginnings: [":::"],
    marks: /^[ \t]*:::+[ \t]*[\w{[][^\n]*/gm,
    ...box,
    fix: mark =>
      mark.includes("{")
        ? "Take the lines of ::: away"
        : `Begin the first line with   > **${boxName(mark)}:**   and the next ones with   >   and take the lines of ::: away`,
  },
  {
    beginnings: ["$", "\\"],
    marks: anyOf(
      "g",
      // 'A $$ place, or $$$' tells what a meal costs.
      /(?<!\$)\$\$(?![$=]| =|[^$]{0,2000}\n[ \t]*\n)(?=[^$]{0,2000}[\\^_=+])[^$]{1,2000}\$\$(?!\$)/,
      /\\(?:frac|text|times|cdot|sum|sqrt|approx|leq|geq|left)\b/,
    ),
    code: "text/formula",
    message: "formulas are not set here, so their signs are shown",
    fix: () => "Write it in words and signs, such as   profit ÷ cost × 100",
  },
  {
    // H~2~O of Pandoc, and ~£5–~£6 of whoever means 'about'; /~ann/ is of an address.
    beginnings: ["~"],
    marks: /(?<![~\\/])~(?=[^\s~])[^~\n]{0,200}(?<=[^\s\\~/])~(?!~)/g,
    code: "text/formula",
    message: "what stands between two ~ is shown struck through",
    fix: () =>
      "Write   about   or the small number as it is, or   \\~   where the sign is to be read",
  },
  {
    beginnings: ["TOC", "toc]"],
    marks: /^[ \t]*\[\[?_?TOC_?\]\]?[ \t]*$/gim,
    code: "text/command",
    message: "no table of contents is made of this, so it is shown as it stands",
    fix: () => "Take it away",
  },
  {
    // What chat programs put behind a sentence to say where they have it from.
    beginnings: ["contentReference[", "cite", "【", "‡"],
    marks: anyOf(
      "g",
      /:contentReference\[[^\]\n]{0,80}\](?:\{[^}\n]{0,80}\})?/,
      /(?<![a-z])cite(?:[\ue200-\ue2ff]?turn\d+[a-z]+\d+)+/,
      /【\d[\d:]{0,10}†[^】\n]{0,80}】/,
      /\[cite(?:_start|:[^\]\n]{0,80})\]/,
      /\[[^\]\n]{0,200}‡[^\]\n]{0,200}\]/,
    ),
    code: "text/source",
    message: "a mark of the program that this was copied from is shown",
    fix: () => "Take it away; a source that readers want is a link:   [its name](https://…)",
  },
  {
    // With the sign that joins it to the rest. That an address leads up to it is looked at last, as it costs most: a text
    // on statistics speaks of it without one.
    beginnings: ["utm_source="],
    marks: new RegExp(
      String.raw`(?:[?&]${ofChatProgram}(?![\w.&-])|(?<=[?&])${ofChatProgram}&)(?<=https?:\/\/[^\s<>()]{1,800})`,
      "g",
    ),
    code: "text/source",
    message: "this part of an address says that a chat program gave it",
    fix: mark => `Take   ${mark}   away`,
  },
  {
    // What a chat program wrote with its stars, as Google Docs saves it as markdown. One # alone may be meant: '# 1'.
    beginnings: ["\\*\\*", "\\#"],
    marks: anyOf(
      "gm",
      /\\\*\\\*[^\s\\*](?:[^\\*\n]{0,200}[^\s\\*])?\\\*\\\*/,
      /^ {0,3}(?:\\#){2,6} \S[^\n]{0,200}/,
      /^ {0,3}\\#{2,6} \S[^\n]{0,200}/,
    ),
    code: "text/bold",
    message: "a sign behind a backslash is shown as it stands",
    fix: mark => `Write it as   ${withoutEscapes(mark.trim())}`,
  },
  {
    // A link or a picture, as Google Docs saves one that was typed there as markdown.
    beginnings: ["\\]("],
    marks: /(?:\\!)?\\\[[^[\]\n]{1,200}\\\]\([^()\n]{1,400}\)/g,
    code: "link/brackets",
    message: "brackets behind a backslash make no link and no picture, so they are shown",
    fix: mark => `Write it as   ${mark.replace(/\\(?=[![\]])/g, "")}`,
  },
  {
    beginnings: ["=="],
    marks: /(?<![=\w])==[^\s=](?:[^=\n]{0,200}[^\s=])?==(?![=\w])/g,
    code: "text/bold",
    message: "what stands between == is not marked here, so the signs are shown",
    fix: mark => `Write it as   **${mark.slice(2, -2)}**`,
  },
  {
    beginnings: ["%%"],
    marks: /%%(?!\s*%%)[^%\n]{1,400}%%/g,
    code: "text/comment",
    message: "what stands between %% is no comment here, so readers would see it",
    fix: mark => `Write it as   <!-- ${mark.slice(2, -2).trim()} -->`,
  },
  {
    beginnings: ["[^"],
    marks: /\[\^[^\]\s]{1,100}\]/g,
    code: "text/footnote",
    message: "footnotes are not made here, so this mark is shown as it stands",
    fix: () => "Write the note into the text, in brackets",
  },
];

/** Marks whose signs are common: among the rarer ones each would be looked for. */
const fields: readonly Kind[] = [
  {
    // A room of 2*3*4 metres, or of 3*4 and one of 5*6; what an address holds is shown as it stands, and
    // no slanted words go on into another cell or link.
    beginnings: ["*"],
    marks:
      /(?<![\w*\\])£?\d[\d.,]{0,20}\*\d(?<!(?:https?:\/\/|www\.|\]\()\S{0,300})(?:[^*|<>[\]\n]{0,200}[^\s*\\|<>[\]])?\*(?!\*)(?:\d(?:[\d.,]{0,20}\d)?)?/g,
    code: "text/bold",
    message: "stars between numbers make slanted words, so they are not shown",
    fix: mark =>
      /\s/.test(mark)
        ? "Write   ×   in place of each star between numbers, and   \\*   for one of a note"
        : `Write it as   ${mark.replaceAll("*", " × ").trim()}`,
  },
  {
    // %FIRSTNAME% and {first_name} of newsletters.
    beginnings: ["%", "_"],
    marks: anyOf(
      "g",
      /(?<![%\w])%[A-Z][A-Z_-]{2,40}%(?![%\w])/,
      /(?<![{$])\{[A-Za-z]{1,40}(?:_[A-Za-z]{1,40}){1,4}\}(?!\})/,
    ),
    ...command,
  },
  {
    // [Your town], [phone number]; in [words][address] the second is no gap, and 'they built [our website]' is quoted.
    beginnings: ["["],
    marks:
      /(?<![!\\\]])\[(?:(?:your|insert|add) [^[\]\n]{1,80}|(?!(?:an?|her|his|its|my|our|that|the|their|these|this|those) )(?:[a-z]{1,20} ){0,3}(?:name|number|address|email|link|date|website|town|city|location))\](?![([:])/gi,
    code: "text/gap",
    message: "a gap that nobody has filled in yet",
    fix: mark => `Write what belongs here, or   \\${mark}   if readers are to fill it in`,
  },
  {
    // Names, classes and sizes behind headings, words and pictures: {#name} of Google Docs, {: .note} of Jekyll. Those of
    // a box go with its line.
    beginnings: ["{"],
    marks:
      /(?<!\{|::: )\{(?:[#.:] ?[#.]?[\w-][^{}\n]*|(?:width|height|style|class|id|target|rel|align)=[^{}\n]*)\}/g,
    code: "text/attributes",
    message: "what stands in these braces is shown as it is",
    fix: () => "Take it away",
  },
];

/** By itself, since nearly every text has a colon: one look for it is all that it costs. */
const emojiNames: readonly Kind[] = [
  {
    beginnings: [":"],
    marks: /:(?<![\\\w:/.]:)(?:[a-z][a-z\d]*(?:[_+-][a-z\d]+)*|[+-]1):(?![\w:/])/g,
    code: "text/command",
    message: "the name of an emoji is shown as it stands",
    fix: mark =>
      `Put the emoji itself there; what is meant as it stands is written as code:   \`${mark}\``,
  },
];

/** Several, since signs are found three times as quickly without words among them. */
const allKinds = [kinds, fields, leftOverWords, pastedWords, emojiNames].map(withBeginning);
const gapKinds = [fields, leftOverWords, pastedWords].map(kinds =>
  withBeginning(kinds.filter(({ code }) => code === "text/gap")),
);

/** '> [!NOTE]' and ':::note' → 'Note' */
function boxName(mark: string): string {
  const name = /[a-z]+/i.exec(mark)?.[0].toLowerCase() ?? "note";
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** '\#\# snake\_case' → '## snake\_case' */
function withoutEscapes(mark: string): string {
  return mark.replace(/^(?:\\#)+|\\\*\\\*/g, signs => signs.replaceAll("\\", ""));
}
