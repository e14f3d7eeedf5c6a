import type { LineSlip } from "./yaml-suspicions.ts";

/** The line above whose quote nothing closes, so that for the parser all that follows stands between quotes. */
export function openQuote(
  lines: string[],
  { line, reason }: { line: number; reason: string },
): LineSlip | undefined {
  const [, kind] = /within a (single|double) quoted scalar/.exec(reason) ?? [];
  if (kind === undefined) return undefined;
  const quote = kind === "single" ? "'" : '"';
  const isOpen = (text: string) => (text.split(quote).length - 1) % 2 === 1;
  const at = lines.slice(1, line).findLastIndex(isOpen) + 2;
  if (at < 2) return undefined;
  const text = (lines[at - 1] ?? "").trimEnd();
  const closed = text.endsWith("]") ? `${text.slice(0, -1)}${quote}]` : `${text}${quote}`;
  return {
    line: at,
    message: "the closing quote is missing",
    fix: `Write it as   ${closed.trim()}`,
  };
}
