import { fillIn } from "./fill-in.ts";
import { wrongPeriod } from "./period-rules.ts";
import { ofNoPlans, prices } from "./prices.ts";
import { readSum, termsOf } from "./sum-of-prices.ts";

type Wrong = { message: string; fix: string };

/** The first mark in a text that nothing can be filled in for, and what is wrong with it. */
export function unfilledIn(
  text: string,
  wrongOf: typeof wrongMark = wrongMark,
): (Wrong & { part: string }) | undefined {
  for (const { 0: part, index } of text.matchAll(/\{[^{}\n]*\}?/g)) {
    const wrong = wrongOf(part, text.slice(index + part.length));
    if (wrong) return { part, ...wrong };
  }
  return undefined;
}

/** What is wrong with something that stands in braces in a text, if anything is, or with what is said right behind it. */
export function wrongMark(written: string, behind = ""): Wrong | undefined {
  const [, sum] = /^\{£ ([^}]+)\}$/.exec(written) ?? [];
  const misplaced = sum && wrongPeriod(sum, behind);
  if (misplaced) return misplaced;
  if (!isMark(written) || fillIn(written) !== written) return undefined;
  return unsold(written) ?? unclosed(written) ?? otherwiseWritten(written) ?? unknown(written);
}

/** Beside that, in a text of one town or trade: what the words that all of them share say for its name. */
export function wrongMarkOfText(written: string, behind = ""): Wrong | undefined {
  const [, name] = /^\{\s*(town|county|trade)\s*\}$/i.exec(written) ?? [];
  if (!name) return wrongMark(written, behind);
  return {
    message: `'${written}' stands for nothing here; only the words that all towns or trades share have it`,
    fix: "Write the words themselves",
  };
}

const looksLikeMark =
  /^\{\s*(£|€|(vat|phone|e-?mail|address|name|price|reply)\s*\}$|(vat|name|reply)(?=[\s.,]|$)[^}]*$)/i;

/** Also '{replay}' and, without its £, '{Landing Page}'. */
function isMark(written: string): boolean {
  return (
    looksLikeMark.test(written) || (written.endsWith("}") && Boolean(otherwiseWritten(written)))
  );
}

function unsold(written: string): Wrong | undefined {
  if (written !== ofNoPlans) return undefined;
  return {
    message: "this asks for the lowest price of plans that are not sold",
    fix: "Take out what is said of them, and   lowestPrice(…)   with it",
  };
}

function unclosed(written: string): Wrong | undefined {
  const [, word] = /^\{\s*([a-z-]+)[^}]*$/i.exec(written) ?? [];
  if (word)
    return {
      message: `the } after '{${word}' is missing`,
      fix: `Write it as   ${plainly(`{${word}}`)}`,
    };
  if (written.endsWith("}")) return undefined;
  return {
    message: "the } after the name of the price is missing",
    fix: "Write it as   {£ Name}",
  };
}

function otherwiseWritten(written: string): Wrong | undefined {
  const meant = plainly(written);
  if (fillIn(meant) === meant || !isMeant(written, meant)) return undefined;
  return { message: `'${written}' is not how this mark is written`, fix: `Write it as   ${meant}` };
}

/** While a wrong catalogue has every name, '{town}' without a £ means none that it does not hold. */
function isMeant(written: string, meant: string): boolean {
  const [, sum] = /^\{£ (.+)\}$/.exec(meant) ?? [];
  if (sum === undefined || /^\{\s*[£€$]/.test(written)) return true;
  return readSum(sum).terms.every(({ name }) => prices.has(name));
}

function unknown(written: string): Wrong {
  if (/^\{\s*[a-z]/i.test(written))
    return {
      message: `'${written}' stands for nothing; only prices, {VAT}, {name} and {reply} are filled in`,
      fix: "Write the words themselves",
    };
  const sum = plainly(written).replace(/^\{£ |\}$/g, "");
  const name = readSum(sum).terms.find(term => !prices.has(term.name))?.name ?? sum;
  if (!name.trim())
    return { message: "the name of a price is missing here", fix: "Write it as   {£ Name}" };
  const alike = [...prices.keys()].find(known => isAlike(bare(name), bare(known)));
  return {
    message: `'${name}' names no price of content/catalogue.ts`,
    fix: alike
      ? `Use a name as it stands there, such as   ${alike}`
      : "Write the name that stands there now, or take out what is said of this price",
  };
}

/** '{£landing  page + 2 x hosting renewal}' as it should be written. */
function plainly(written: string): string {
  const inner = written.replace(/^\{\s*|\s*\}$/g, "");
  const word = ["VAT", "name", "reply"].find(known => isSlipOf(known.toLowerCase(), inner));
  if (word) return `{${word}}`;
  const sum = inner.replace(/^[£€$]\s*/, "");
  const [, all = sum, parts] = /^(.+?)(?:\s*[/÷]\s*([1-9]\d*))?$/.exec(sum) ?? [];
  const typed = all
    .split(/\s*\+\s*/)
    .map(part => part.trim().replace(/^(\d+)\s*[x×*]\s*/i, "$1 × "));
  const terms = termsOf(typed, name => asSold(name) !== undefined).map(
    ({ count, name }) => `${count === 1 ? "" : `${count} × `}${asSold(name) ?? name}`,
  );
  return `{£ ${terms.join(" + ")}${parts ? ` / ${parts}` : ""}}`;
}

/** Beside a plus at either end a name is missing. */
function asSold(name: string): string | undefined {
  if (/^\+|\+$/.test(name)) return undefined;
  return [...prices.keys()].find(known => bare(known) === bare(name));
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

/** 'Name', 'names' and 'nam', each for 'name', but not the 'at' of ann{at}example.com for 'VAT'. */
function isSlipOf(word: string, written: string): boolean {
  const typed = written.toLowerCase();
  return typed[0] === word[0] && lettersBeyond(typed, word) + lettersBeyond(word, typed) <= 1;
}

/** How many letters a word has that another lacks. */
function lettersBeyond(word: string, other: string): number {
  return [...other].reduce((rest, letter) => rest.replace(letter, ""), word).length;
}
