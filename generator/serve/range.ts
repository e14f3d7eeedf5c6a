import type { ByteRange } from "./shelf.ts";

/**
 * The part of a file that a Range header asks for. Only one part at a time is given: a header that asks for several,
 * or that is not understood, is answered with the whole file, as the standard allows.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "impossible" {
  const [whole, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (whole === undefined || (from === "" && to === "")) return "whole";
  if (from === "") return within(Math.max(0, size - Number(to)), size - 1, size);
  if (to !== "" && Number(to) < Number(from)) return "whole";
  return within(Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1), size);
}

function within(start: number, end: number, size: number): ByteRange | "impossible" {
  return start < size && start <= end ? { start, end } : "impossible";
}
