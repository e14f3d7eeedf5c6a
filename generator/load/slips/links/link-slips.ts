import type { Finding, Words } from "../../../problems/problem.ts";
import { namesHost } from "../../../words/names-host.ts";
import { openedSchemes, schemeOf } from "../../../words/scheme.ts";
import { unseenSigns } from "../../../words/unseen-signs.ts";
import { isPicture } from "../../files/is-picture.ts";
import { asWritten, type Slip } from "../slip.ts";
import { directAddress } from "./detour.ts";

/** Links that would lead nowhere, or become none. */
export function linkSlips(code: string, text: string): Slip[] {
  if (!code.includes("](")) return [];
  return [...code.matchAll(linkText)].flatMap(match => {
    const [whole, inside = ""] = match;
    const at = match.index + whole.length - inside.length - 1;
    const target = inside
      .trim()
      .replace(/^<|>$/g, "")
      .replace(/\s+(?:["'].*|\([^()]*\))$/, "");
    const isBracketed = inside.includes("<");
    const slip = linkSlip({ target, isBracketed }) ?? placeless(asWritten(text, match), target);
    const all = { at: match.index, length: whole.length };
    // A picture is written anew with its words.
    if (slip)
      return [
        { ...(slip.code === "image/missing" ? all : { at, length: inside.length }), ...slip },
      ];
    return whole.startsWith("[]") ? [{ ...all, ...wordless }] : [];
  });
}

/** Titles, telephone numbers and names of files have brackets of their own, as in +44 (0)1632 960960. */
const linkText =
  /(?<![!\\])\[[^\]\n]*\]\(((?:[^()\n]|\([^()\n]{0,400}\)){0,4000}|[^)\n]{0,4000})\)/g;

const wordless = {
  code: "link/words",
  message: "this link has no words, so nobody sees it",
  fix: "Write the words of the link between [ and ], or take the [ ]( ) away",
};

function linkSlip({
  target,
  isBracketed,
}: {
  target: string;
  isBracketed: boolean;
}): Finding | undefined {
  if (target === "")
    return {
      code: "link/empty",
      message: "this link leads nowhere",
      fix: "Write an address between ( and ), or take the [ ]( ) away",
    };
  const scheme = schemeOf(target);
  const isNumber = scheme === "tel" || telephone.test(target);
  // A command to another program is told as such.
  if (/\{[{%]/.test(target)) return undefined;
  if (/^(?:file:|[a-z]:[\\/])/i.test(target)) return fileOfOwn(target);
  if (unseen.test(target))
    return {
      code: "link/address",
      message: "this address holds a sign that nobody sees, so it leads elsewhere",
      fix: `Type it anew:   ${target.replace(new RegExp(unseen, "g"), "")}`,
    };
  const [titled, address] = /^(\S+)\s+[“”„‘’«»]/.exec(target) ?? [];
  if (titled)
    return {
      code: "link/spaces",
      message: "curly quotes part no title from an address; this would not become a link",
      fix: `Write it as   ${address}`,
    };
  if (/\s/.test(target) && !isBracketed && (scheme || isNumber || spacedAddress.test(target)))
    return {
      code: "link/spaces",
      message: "an address has no spaces; this would not become a link",
      fix: `Write it as   ${isNumber ? dialled(target) : withoutSpaces(target)}`,
    };
  if (/^["'“”„‘’«»]./.test(target))
    return {
      code: "link/address",
      message: "no quotes stand round an address",
      fix: `Write it as   ${target.replace(/["'“”„‘’«»]/g, "")}`,
    };
  if (/^\((?=[/#]|https?:|www\.|mailto:)/i.test(target))
    return {
      code: "link/address",
      message: "an address stands between one ( and one )",
      fix: `Write it as   (${target.replace(/^\(|\)$/g, "")})`,
    };
  if (/^https?:(?!\/\/)/i.test(target))
    return {
      code: "link/address",
      message: "after http: or https: an address has two slashes",
      fix: `Write it as   ${target.replace(/^(https?:)\/*/i, "$1//")}`,
    };
  return doubtful(target, scheme);
}

const unseen = new RegExp(`[${unseenSigns}]`);

/** As it comes along with a text from a word processor. */
function fileOfOwn(target: string): Finding {
  const name = target.split(/[\\/]/).at(-1)?.replaceAll(" ", "%20");
  return {
    code: "link/address",
    severity: "warning",
    message: "this is a place on your own computer, where nobody else can go",
    fix: name?.includes(".") ? `Put the file into content/files and write   /${name}` : wholeOrNone,
  };
}

/** What stands for a place that was still to be found, and a picture that lacks its first sign. */
function placeless(whole: string, target: string): Finding | undefined {
  const words = whole.slice(1, whole.indexOf("]"));
  if (target === "#" && !toTheTop.test(words))
    return {
      code: "link/empty",
      severity: "warning",
      message: "this link only leads to the top of its own page",
      fix: "Write an address in place of the #, or take the [ ]( ) away",
    };
  const isOfPicture = words.includes("![");
  if (!isOfPicture && namesPicture(target))
    return {
      code: "image/missing",
      message: "without a ! right before it this is a link, and shows no picture",
      fix: `Write it as   !${whole.replace(/^\[\]/, "[What it shows]")}   or, to link to a file of content/files, its whole address:   /${target.split("/").at(-1)}`,
    };
  return undefined;
}

/** As texts name those of content/images: without a path's beginning. */
export function namesPicture(target: string): boolean {
  return /^[^/:#?\s][^:#?\s]*$/.test(target) && isPicture(target);
}

const toTheTop = /\b(?:top|up|start|beginning|haut|brig)\b|[↑⇑⇧⬆▲]/i;

const wholeOrNone = "Write the whole address, or take the [ ]( ) away";

/** A link that is made, or of which the words are shown, but not what was meant. */
function doubtful(target: string, scheme = ""): Finding | undefined {
  const said = doubtfulAddress(target, scheme);
  if (said) return { code: "link/address", severity: "warning", ...said };
  if (scheme && !openedSchemes.includes(scheme))
    return {
      code: "link/scheme",
      severity: "warning",
      message: `no link is made of an address that begins with '${scheme}:'; only its words are shown`,
      fix: "Link to a page, or to an address that begins with https:, mailto: or tel:",
    };
  return undefined;
}

function doubtfulAddress(target: string, scheme: string): Words | undefined {
  const [doubled, web, other] =
    /^(?:https?:\/\/(https?):?\/\/|(mailto:|tel:)\/\/)/i.exec(target) ?? [];
  if (doubled) {
    const behind = target.slice(doubled.length);
    return {
      message: `'${doubled}' says too much, so a click on it opens nothing`,
      fix: behind ? `Write it as   ${web ? `${web}://` : other}${behind}` : wholeOrNone,
    };
  }
  if (ownComputer.test(target))
    return {
      message: "this address is that of your own computer, where nobody else can go",
      fix: `Write it as   ${target.replace(ownComputer, "") || "/"}`,
    };
  const lacking = lacks[scheme]?.(target);
  if (lacking) return { message: `${lacking}, so a click on it opens nothing`, fix: wholeOrNone };
  if (/^tel:\+.*\(0\)/i.test(target))
    return {
      message: "the 0 in brackets is dialled too, so a click on it calls a wrong number",
      fix: `Write it as   ${dialled(target)}`,
    };
  const direct = directAddress(target);
  if (!direct) return undefined;
  return {
    message: "this address was copied out of a program that counts clicks by it",
    fix: `Write it as   ${direct}`,
  };
}

/** What makes an address of this kind useless, if anything does. */
const lacks: Readonly<Record<string, (target: string) => string | undefined>> = {
  http: host,
  https: host,
  mailto: target => {
    const [, names = ""] = /^mailto:([^?]*)/i.exec(target) ?? [];
    // Without a name the mail program asks whom to write to.
    const isWhole = names === "" ? target.includes("?") : names.split(",").every(isMailAddress);
    return isWhole ? undefined : "this is no whole mail address";
  },
  tel: target => (/\d.*\d.*\d/.test(target) ? undefined : "this telephone number has no digits"),
};

function host(target: string): string | undefined {
  return namesHost(target) ? undefined : "this web address names no site";
}

/** No host and no name of a mailbox has a space, so that one in 'https:// example.com' is a slip of the hand. */
function withoutSpaces(target: string): string {
  // Names of pages and places have hyphens; a file may have a space.
  if (/^[/#]/.test(target) && !/\.\w{1,5}$/.test(target)) return target.replace(/\s+/g, "-");
  const beforeThePath = /^(?:https?:\s*\/\/[^/?#]*|www\.[^/?#]*|mailto:[^?]*)/i;
  return target.replace(beforeThePath, part => part.replace(/\s+/g, "")).replace(/\s+/g, "%20");
}

/** 'tel:+44 (0)1632 960960' → 'tel:+441632960960' */
function dialled(target: string): string {
  const number = target.replace(/^tel:/i, "").trim();
  const whole = number.startsWith("+") ? number.replace("(0)", "") : number;
  return `tel:${whole.replace(/[^+\d]/g, "")}`;
}

function isMailAddress(name: string): boolean {
  return /^[^@]+@[^@]+\.[^@.]+$/.test(name);
}

/** As it stands above a page that `site dev` or `site preview` shows. */
const ownComputer =
  /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])(?::\d+)?(?=[/?#]|$)/i;

const telephone = /^\+?[\d\s()-]{7,}$/;
const spacedAddress = /^([/#.]|www\.)|\.(?:html?|md|pdf)$/i;
