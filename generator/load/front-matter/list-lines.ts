import type { PlacedSlip } from "./yaml-suspicions.ts";

/** 'tags: - seo' with '- web' below it: a list that begins on the line of its key. */
export function listOnKeyLine(lines: string[], line: number): PlacedSlip | undefined {
  for (const at of [line, line - 1]) {
    const [, start = "", key = "", first] =
      /^(([\w-]+): +)- +(\S.*?)\s*$/.exec(lines[at - 1] ?? "") ?? [];
    const [, second] = item.exec(lines[at] ?? "") ?? [];
    if (first === undefined || second === undefined) continue;
    const rest = lines.slice(at);
    const others = rest.slice(
      0,
      rest.findIndex(text => !item.test(text)),
    );
    const items = [first, ...others.map(text => text.replace(item, "$1"))];
    return {
      line: at,
      column: start.length + 1,
      length: first.length + 2,
      message: "a list begins on the line below its key",
      fix: `Write in place of these lines   ${key}: [${items.join(", ")}]`,
    };
  }
  return undefined;
}

const item = /^\s*- +(\S.*?)\s*$/;

/** The last line of a list in brackets of which a line stands no further in than its key. */
export function endOfOutdentedList(lines: string[], line: number): number | undefined {
  if (!/^\S/.test(lines[line - 1] ?? "")) return undefined;
  const above = lines.slice(0, line - 1).findLastIndex(text => /^[\w-]+:/.test(text));
  if (!/^[\w-]+:[ \t]+\[/.test(lines[above] ?? "")) return undefined;
  const below = lines.slice(above).findIndex(text => text.includes("]"));
  const end = above + below + 1;
  const isOwn = !lines.slice(line - 1, end).some(text => /^(?:---|[\w-]+:)/.test(text));
  return below !== -1 && end >= line && isOwn ? end : undefined;
}

/** The first of some items that all begin with another sign, or without their space: the parser notices the last one. */
export function firstStray(lines: string[], line: number): number {
  let at = line;
  if (isStray(lines[at - 1])) while (isStray(lines[at - 2])) at--;
  return at;
}

function isStray(line = ""): boolean {
  return strayItems.some(({ pattern }) => pattern.test(line));
}

/** Lines that are meant as items, each with what stands before the sign and behind it. */
export const strayItems: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /^(\s*)[*•–—·▪◦‣●]\s+(\S.*)$/,
    message: "an item of a list begins with a hyphen here",
  },
  { pattern: /^(\s*)--+\s+(\S.*)$/, message: "an item of a list begins with a single hyphen" },
  { pattern: /^(\s*)-([^\s-].*)$/, message: "a space is missing after the hyphen" },
];
