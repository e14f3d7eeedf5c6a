import { formatPounds } from "../domain/money.ts";
import { wrongPeriod } from "./period-rules.ts";
import { askedPence, ofNoPlans, prices } from "./prices.ts";
import { site } from "./site.ts";

/**
 * Prose that names one of our prices says which: '{£ Landing Page}', '{£ 2 × Hosting renewal}',
 * '{£ Landing Page + 2 × Hosting renewal}', and '/ 36' for a part of it in whole pounds. So it follows the catalogue.
 * '{VAT}' is the statement that stands beside all prices, '{name}' who we are, '{reply}' how soon we answer. What is not
 * known stays as it is, to be found and named. `written` says how words are written where a text is more than text.
 */
export function fillIn(text: string, written: (words: string) => string = String): string {
  return text
    .replaceAll("{VAT}", () => written(site.vatStatement))
    .replaceAll("{name}", () => written(site.name))
    .replaceAll("{reply}", () => written(site.replyTime))
    .replace(/\{£ ([^}]+)\}/g, (whole, sum: string, at: number, all: string) => {
      const pence = penceOf(sum);
      const isWrong = pence === undefined || periodSlip(sum, all.slice(at + whole.length));
      return isWrong ? whole : formatPounds(pence);
    });
}

/** A part of a price may well be said by the month, and twelve times what is paid each month by the year. */
function periodSlip(sum: string, behind: string): ReturnType<typeof wrongPeriod> {
  const { terms, parts } = readSum(sum);
  if (parts) return undefined;
  const names = terms.filter(({ count }) => count === 1).map(({ name }) => name);
  return wrongPeriod(names, behind);
}

/** What is wrong with something that stands in braces in a text, if anything is, or with what is said right behind it. */
export function wrongMark(
  written: string,
  behind = "",
): { message: string; fix: string } | undefined {
  const [, asked] = /^\{£ ([^}]+)\}$/.exec(written) ?? [];
  const slip = asked && periodSlip(asked, behind);
  if (slip) return slip;
  const isMark =
    /^\{\s*(£|€|(vat|phone|e-?mail|address|name|price|reply)\s*\}$|(vat|name|reply)(?=[\s.,]|$)[^}]*$)/i.test(
      written,
    );
  if (!isMark || fillIn(written) !== written) return undefined;
  if (written === ofNoPlans)
    return {
      message: "this asks for the lowest price of plans that are not sold",
      fix: "Take out what is said of them, and   lowestPrice(…)   with it",
    };
  const [, open] = /^\{\s*([a-z-]+)[^}]*$/i.exec(written) ?? [];
  if (open)
    return {
      message: `the } after '{${open}' is missing`,
      fix: `Write it as   ${plainly(`{${open}}`)}`,
    };
  if (!written.endsWith("}"))
    return {
      message: "the } after the name of the price is missing",
      fix: "Write it as   {£ Name}",
    };
  const meant = plainly(written);
  if (fillIn(meant) !== meant)
    return {
      message: `'${written}' is not how this mark is written`,
      fix: `Write it as   ${meant}`,
    };
  if (/^\{\s*[a-z]/i.test(written))
    return {
      message: `'${written}' stands for nothing; only prices, {VAT}, {name} and {reply} are filled in`,
      fix: "Write the words themselves",
    };
  const sum = meant.replace(/^\{£ |\}$/g, "");
  const unknown = readSum(sum).terms.find(({ name }) => !prices.has(name))?.name ?? sum;
  if (!unknown.trim())
    return { message: "the name of a price is missing here", fix: "Write it as   {£ Name}" };
  const alike = [...prices.keys()].find(name => isAlike(bare(unknown), bare(name)));
  return {
    message: `'${unknown}' names no price of content/catalogue.ts`,
    fix: alike
      ? `Use a name as it stands there, such as   ${alike}`
      : "Write the name that stands there now, or take out what is said of this price",
  };
}

/** The first mark in a text that nothing can be filled in for, and what is wrong with it. */
export function unfilledIn(
  text: string,
): { part: string; message: string; fix: string } | undefined {
  for (const { 0: part, index } of text.matchAll(/\{[^{}\n]*\}?/g)) {
    const wrong = wrongMark(part, text.slice(index + part.length));
    if (wrong) return { part, ...wrong };
  }
  return undefined;
}

/** '{£landing  page + 2 x hosting renewal}' as it should be written. */
function plainly(written: string): string {
  const inner = written.replace(/^\{\s*|\s*\}$/g, "");
  const words = { vat: "{VAT}", name: "{name}", reply: "{reply}" }[inner.toLowerCase()];
  if (words) return words;
  const sum = inner.replace(/^[£€$]\s*/, "");
  const [, all = sum, parts] = /^(.+?)(?:\s*[/÷]\s*([1-9]\d*))?$/.exec(sum) ?? [];
  const terms = all.split(/\s*\+\s*/).map(term => {
    const [, count, name = ""] = /^(?:(\d+)\s*[x×*]\s*)?(.+)$/i.exec(term.trim()) ?? [];
    const known = [...prices.keys()].find(candidate => bare(candidate) === bare(name));
    return `${count ? `${count} × ` : ""}${known ?? name}`;
  });
  return `{£ ${terms.join(" + ")}${parts ? ` / ${parts}` : ""}}`;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** 'hosting' is part of a name, and 'bussinesswebsite' has a letter too many; a wrong one counts as two. */
function isAlike(part: string, name: string): boolean {
  if (part.length < 3) return false;
  const differing = lettersBeyond(part, name) + lettersBeyond(name, part);
  return name.includes(part) || (part.length > 5 && differing <= 2);
}

/** How many letters a word has that another lacks. */
function lettersBeyond(word: string, other: string): number {
  return [...other].reduce((rest, letter) => rest.replace(letter, ""), word).length;
}

function penceOf(sum: string): number | undefined {
  const { terms, parts } = readSum(sum);
  const asked = terms.map(({ count, name }) => [count, askedPence(name)] as const);
  if (asked.some(([, price]) => price === undefined)) return undefined;
  const pence = asked.reduce((total, [count, price = 0]) => total + count * price, 0);
  return parts ? Math.round(pence / parts / 100) * 100 : pence;
}

/** Only a whole number above nothing parts a price: all else behind a ' / ' belongs to the name, which is then unknown. */
function readSum(sum: string): { terms: { count: number; name: string }[]; parts?: number } {
  const [, terms = sum, parts] = /^(.+?)(?: \/ ([1-9]\d*))?$/.exec(asTyped(sum)) ?? [];
  return {
    terms: terms.split(" + ").map(term => {
      const [, count = "1", name = ""] = /^(?:(\d+) × )?(.+)$/.exec(term.trim()) ?? [];
      return { count: Number(count), name };
    }),
    ...(parts && { parts: Number(parts) }),
  };
}

/** In rendered markdown the signs of a name are written as HTML writes them. */
function asTyped(rendered: string): string {
  return rendered
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
