import type { Problem } from "../problem.ts";

/** A mistake at a place in a body. */
export type Slip = { at: number; length: number } & Pick<Problem, "code" | "message" | "fix"> &
  Partial<Pick<Problem, "severity">>;

/** Links that would lead nowhere, or become none. */
export function linkSlips(code: string): Slip[] {
  return [...code.matchAll(/(?<!!)\[[^\]\n]*\]\(([^)\n]*)\)/g)].flatMap(match => {
    const [whole, inside = ""] = match;
    const at = match.index + whole.length - inside.length - 1;
    const target = inside
      .trim()
      .replace(/^<|>$/g, "")
      .replace(/\s+["'].*$/, "");
    const slip = linkSlip({ target, isBracketed: inside.includes("<") });
    if (slip) return [{ at, length: inside.length, ...slip }];
    return whole.startsWith("[]") ? [{ at: match.index, length: whole.length, ...wordless }] : [];
  });
}

const wordless = {
  code: "link/words",
  message: "this link has no words, so nobody sees it",
  fix: "Write the words of the link between [ and ], or take the [ ]( ) away",
};

/** Brackets that are nearly those of a link or a picture. */
export function bracketSlips(code: string): Slip[] {
  const slips = [
    ...(code.includes("] ") ? apartSlips(code) : []),
    ...(code.includes("[[") ? doubleSlips(code) : []),
    ...openSlips(code),
  ];
  return slips.map(slip => ({ ...slip, code: "link/brackets", severity: "warning" }));
}

type Brackets = Pick<Slip, "at" | "length" | "message" | "fix">;

function apartSlips(code: string): Brackets[] {
  return [...code.matchAll(/\[[^[\]\n]+\]( [ \t]*)\(([^()\s]+)\)/g)].flatMap(match => {
    const [whole, space = "", target = ""] = match;
    if (!address.test(target)) return [];
    const at = match.index + whole.length - target.length - 2 - space.length;
    const message = "a space between ] and ( makes this no link, so the brackets are shown";
    const fix = `Write it as   ${whole.replace(`]${space}(`, "](")}`;
    return [{ at, length: space.length, message, fix }];
  });
}

/** Links and pictures as Obsidian and wikis write them. */
function doubleSlips(code: string): Brackets[] {
  return [...code.matchAll(/(!?)\[\[([^[\]\n]+)\]\](?!\()/g)].map(match => {
    const [whole, picture, inside = ""] = match;
    const message = `double brackets make no ${picture ? "picture" : "link"} here, so they are shown`;
    const [target = "", words = ""] = inside.split("|");
    const fix = picture
      ? `Write it as   ![What it shows](${target})`
      : `Write it as   [${words || target}](/address)`;
    return { at: match.index, length: whole.length, message, fix };
  });
}

/** Only the last of a line may be open: before another one it would be closed by that one's bracket. */
function openSlips(code: string): Brackets[] {
  const slips: Brackets[] = [];
  for (let at = code.indexOf("]("); at !== -1; at = code.indexOf("](", at + 1)) {
    const end = code.indexOf("\n", at);
    const rest = code.slice(at, end === -1 ? undefined : end);
    if (rest.includes(")") || rest.includes("](", 1)) continue;
    const [whole, target = ""] = /^\]\(([^()\s]+)/.exec(rest) ?? [""];
    // The title of a link may stand on the next line.
    const isTitled = rest === whole && /^\s*["'()]/.test(code.slice(end, end + 100));
    if (!address.test(target) || (end !== -1 && isTitled)) continue;
    const message = "the ) behind this address is missing, so the brackets are shown";
    slips.push({ at, length: whole.length, message, fix: `Write it as   […](${target})` });
  }
  return slips;
}

/** What stands in brackets behind other ones may also be an aside; an address is none. */
const address = /^(?:\/|#|https?:|mailto:|tel:|www\.)|\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

function linkSlip({
  target,
  isBracketed,
}: {
  target: string;
  isBracketed: boolean;
}): Omit<Slip, "at" | "length"> | undefined {
  if (target === "")
    return {
      code: "link/empty",
      message: "this link leads nowhere",
      fix: "Write an address between ( and ), or take the [ ]( ) away",
    };
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  const isNumber = scheme === "tel" || telephone.test(target);
  if (/\s/.test(target) && !isBracketed && (scheme || isNumber || spacedAddress.test(target)))
    return {
      code: "link/spaces",
      message: "an address has no spaces; this would not become a link",
      fix: `Write it as   [words](${isNumber ? `tel:${target.replace(/^tel:|\s+/gi, "")}` : target.replace(/\s+/g, "%20")})`,
    };
  if (/^https?:(?!\/\/)/i.test(target))
    return {
      code: "link/address",
      message: "after http: or https: an address has two slashes",
      fix: `Write it as   ${target.replace(/^(https?:)\/*/i, "$1//")}`,
    };
  const lacking = lacks[scheme ?? ""]?.(target);
  if (lacking)
    return {
      code: "link/address",
      severity: "warning",
      message: `${lacking}, so a click on it opens nothing`,
      fix: "Write the whole address, or take the [ ]( ) away",
    };
  if (scheme && !opened.includes(scheme))
    return {
      code: "link/scheme",
      severity: "warning",
      message: `no link is made of an address that begins with '${scheme}:'; only its words are shown`,
      fix: "Link to a page, or to an address that begins with https:, mailto: or tel:",
    };
  return undefined;
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
  return URL.canParse(target) ? undefined : "this web address names no site";
}

function isMailAddress(name: string): boolean {
  return /^[^@]+@[^@]+\.[^@.]+$/.test(name);
}

const telephone = /^\+?[\d\s()-]{7,}$/;
const spacedAddress = /^([/#.]|www\.)|\.(?:html?|md|pdf)$/i;

/** `[words][label]` without a line `[label]: address`. Both may be code, so they are read from the text itself. */
export function labelSlips({ code, text }: { code: string; text: string }): Slip[] {
  const defined = new Set(
    [...code.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(({ 0: whole, index }) =>
      text.slice(text.indexOf("[", index) + 1, index + whole.length - 2).toLowerCase(),
    ),
  );
  return [...code.matchAll(/\[([^\]\n]+)\]\[([^\]\n]*)\]/g)].flatMap(match => {
    const whole = text.slice(match.index, match.index + match[0].length);
    const [, words = "", label = ""] = /^\[(.+)\]\[(.*)\]$/.exec(whole) ?? [];
    const wanted = label || words;
    if (defined.has(wanted.toLowerCase())) return [];
    return [
      {
        at: match.index,
        length: whole.length,
        code: "link/label",
        severity: "warning" as const,
        message: `nothing says where [${wanted}] leads, so the brackets are shown`,
        fix: `Write the address here,   [${words}](/address)   or in a line of its own,   [${wanted}]: /address`,
      },
    ];
  });
}

const opened = ["http", "https", "mailto", "tel"];
