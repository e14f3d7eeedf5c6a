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
    return slip ? [{ at, length: inside.length, ...slip }] : [];
  });
}

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
  if (/\s/.test(target) && !isBracketed && (scheme || /^([/#.]|www\.)/.test(target)))
    return {
      code: "link/spaces",
      message: "an address has no spaces; this would not become a link",
      fix: `Write it as   [words](${target.replace(/\s+/g, scheme === "tel" ? "" : "%20")})`,
    };
  if (/^https?:(?!\/\/)/i.test(target))
    return {
      code: "link/address",
      message: "after http: or https: an address has two slashes",
      fix: `Write it as   ${target.replace(/^(https?:)\/*/i, "$1//")}`,
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

/** `[words][label]` without a line `[label]: address`. */
export function labelSlips(code: string): Slip[] {
  const defined = new Set(
    [...code.matchAll(/^ {0,3}\[([^\]\n]+)\]:/gm)].map(([, label]) => label?.toLowerCase()),
  );
  return [...code.matchAll(/\[([^\]\n]+)\]\[([^\]\n]*)\]/g)].flatMap(match => {
    const [whole, words = "", label = ""] = match;
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
