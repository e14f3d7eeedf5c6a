import type { RuleContext } from "./rule-context.ts";

/**
 * What markdown, or a sign of HTML, would turn into something in a text that is shown as it stands, as titles and answers
 * are: readers would see its signs.
 */
export function markdownIn(
  text: string,
): { part: string; message: string; fix: string } | undefined {
  const [sign] = signOfHtml.exec(text) ?? [];
  if (sign)
    return {
      part: sign,
      message: `'${sign}' would be shown as it is written, for this text is no HTML`,
      fix: `Write the sign that it stands for in its place${sign === "&amp;" ? ":   &" : ""}`,
    };
  const found = boldOrLink.exec(text);
  if (!found) return listIn(text);
  const [written, bold, label] = found;
  return {
    part: written,
    message: `'${written}' would be shown with its signs, for this text is no markdown`,
    fix: `Write it as   ${bold ?? label}`,
  };
}

/** One item alone may be a line that happens to begin with a dash. */
function listIn(text: string): { part: string; message: string; fix: string } | undefined {
  const items = [...text.matchAll(itemOfList)];
  const [first] = items;
  if (!first || items.length < 2) return undefined;
  return {
    part: first[0],
    message: "this list would be shown in one line with its signs, for this text is no markdown",
    fix: `Write it as ${inOneLine(items.map(([, words = ""]) => words))}`,
  };
}

function inOneLine(items: string[]): string {
  if (items.every(words => /[.!?]$/.test(words))) return `sentences:   ${items.join(" ")}`;
  return `a sentence:   ${items.map(words => words.replace(/[,;]$/, "")).join(", ")}`;
}

/** Tags of HTML in a fact. Those above a text are a warning of the generator, for a title may well speak of them. */
export function tagsIn(text: string): { part: string; message: string; fix: string } | undefined {
  const [tags, , inTags] = tagsOfHtml.exec(text) ?? [];
  if (!tags) return undefined;
  return {
    part: tags,
    message: `'${tags}' would be shown as it is written, for this text is no HTML`,
    fix: inTags ? `Write it as   ${inTags}` : "Take it out",
  };
}

/** Texts, towns and orders find what it names by the name as one reads it. */
export function asRead(name: string, { addIssue }: RuleContext): void {
  const unseen = name.trim() && unseenIn(name);
  if (unseen) addIssue({ code: "custom", ...unseen });
}

/**
 * What nobody sees in a name, and what keeps texts and lists that write it plainly from finding it: two spaces, one at an
 * end, one that does not break, and signs without a width, which come along when a name is pasted.
 */
export function unseenIn(name: string): { message: string; fix: string } | undefined {
  const plain = name
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  if (plain === name) return undefined;
  const [sign] = /\p{Cf}|[^\S ]/u.exec(name) ?? [];
  const code = sign?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const what = code ? `a sign that nobody sees (U+${code})` : "a space too many";
  return {
    message: `this name holds ${what}, so nothing that names '${plain}' finds it`,
    fix: `Type it anew:   "${plain}"`,
  };
}

/** '**words**' and '[words](address)'. What is said of code, as in 2**8, is left alone. */
const boldOrLink =
  /(?<![\p{L}\p{N}*])\*\*(?!\s)([^*]{1,200})(?<!\s)\*\*(?![\p{L}\p{N}*])|\[([^[\]]{1,200})\]\([^\s()]+\)/u;

/** '- words', '* words' and '1. words' in a line of their own. */
const itemOfList = /(?<=^[ \t]*)(?:[-*+•]|\d{1,2}[.)])[ \t]+(\S[^\n]*)(?<!\s)/gmu;

/** As another program writes signs when it exports its texts. */
const signOfHtml =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|shy|pound|euro|copy|reg|trade|hellip|[nm]dash|[lr][sd]quo|[a-z](?:acute|grave|uml|circ|cedil|tilde));/i;

/** '<b>words</b>' and a '<br>' at the end of words. A tag that is spoken of, as in 'What the <br> tag is for', is left alone. */
const tagsOfHtml = /<([a-z][a-z\d]*)(?:\s[^<>]*)?>([^<>]{0,200})<\/\1>|(?<=\S)<br\s*\/?>/i;
