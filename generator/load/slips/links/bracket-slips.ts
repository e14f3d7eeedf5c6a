import { isPicture } from "../../files/is-picture.ts";
import { asWritten, type Slip } from "../slip.ts";

/** Brackets that are nearly those of a link or a picture. */
export function bracketSlips(code: string, text: string): Slip[] {
  const slips = [
    ...(code.includes("] ") ? apartSlips(code, text) : []),
    ...(code.includes("[[") ? doubleSlips(code, text) : []),
    ...(code.includes(")[") ? swappedSlips(code, text) : []),
    ...openSlips(code),
  ];
  return slips.map(slip => ({ ...slip, code: "link/brackets", severity: "warning" }));
}

type Brackets = Pick<Slip, "at" | "length" | "message" | "fix">;

function apartSlips(code: string, text: string): Brackets[] {
  return [...code.matchAll(/!?\[[^[\]\n]+\]( [ \t]*)\(([^()\s]+)\)/g)].flatMap(match => {
    const [whole, space = "", target = ""] = match;
    if (!isAddress(target)) return [];
    const at = match.index + whole.length - target.length - 2 - space.length;
    const kind = whole.startsWith("!") ? "picture" : "link";
    const message = `a space between ] and ( makes this no ${kind}, so the brackets are shown`;
    const fix = `Write it as   ${asWritten(text, match).replace(`]${space}(`, "](")}`;
    return [{ at, length: space.length, message, fix }];
  });
}

/** The two pairs in place of each other, which is how most of us remember them at first. */
function swappedSlips(code: string, text: string): Brackets[] {
  return [...code.matchAll(/(?<!\])\(([^()[\]\n]+)\)\[([^[\]\s]+)\](?![([:])/g)].flatMap(match => {
    const [whole, words = "", target = ""] = match;
    // (left)[/caption] ends what [caption began for WordPress.
    if (!isAddress(target) || code.includes(`[${target.slice(1)}`)) return [];
    const isOfPicture = code.charAt(match.index - 1) === "!";
    const kind = isOfPicture ? "picture" : "link";
    const message = `brackets the wrong way round make this no ${kind}, so they are shown`;
    const meant = asWritten(text, match).slice(1, 1 + words.length);
    const fix = `Write it as   ${isOfPicture ? "!" : ""}[${meant}](${target})`;
    return [{ at: match.index, length: whole.length, message, fix }];
  });
}

/** Links and pictures as Obsidian and wikis write them. */
function doubleSlips(code: string, text: string): Brackets[] {
  return [...code.matchAll(/(!?)\[\[(?!_?TOC_?\])([^[\]\n]+)\]\](?!\()/gi)].map(match => {
    const [whole, picture] = match;
    const message = `double brackets make no ${picture ? "picture" : "link"} here, so they are shown`;
    const [target = "", words = ""] = asWritten(text, match)
      .replace(/^!?\[\[|\]\]$/g, "")
      .split("|");
    const fix = picture
      ? `Write it as   ![What it shows](${target})`
      : `Write it as   [${words || target}](/address)`;
    return { at: match.index, length: whole.length, message, fix };
  });
}

/** Only the last of a line may be open: before another one it would be closed by that one's bracket. */
function openSlips(code: string): Brackets[] {
  const slips: Brackets[] = [];
  let end = 0;
  for (let first = code.indexOf("]("); first !== -1; first = code.indexOf("](", end)) {
    const next = code.indexOf("\n", first);
    end = next === -1 ? code.length : next;
    const at = code.lastIndexOf("](", end);
    const rest = code.slice(at, end);
    if (rest.includes(")")) continue;
    const [whole, target = ""] = /^\]\(([^()\s]+)/.exec(rest) ?? [""];
    // The title of a link may stand on the next line.
    const isTitled = rest === whole && /^\s*["'()]/.test(code.slice(end, end + 100));
    if (!isAddress(target) || (next !== -1 && isTitled)) continue;
    const message = "the ) behind this address is missing, so the brackets are shown";
    slips.push({ at, length: whole.length, message, fix: `Write it as   […](${target})` });
  }
  return slips;
}

/** What stands in brackets behind other ones may also be an aside; an address is none. */
function isAddress(text: string): boolean {
  return /^(?:\/|#|https?:|mailto:|tel:|www\.)/i.test(text) || isPicture(text);
}
