import { placeIn, type SourceText } from "../../problems/place.ts";
import { type Finding, type Problem, problemAt } from "../../problems/problem.ts";

/** A mistake at a place in a text, or in a part of one. */
export type Slip = { at: number; length: number } & Finding;

/** `from` is where in the source the text begins whose slips they are. */
export function slipProblems(
  { from, ...text }: SourceText & { from: number },
  slips: Slip[],
): Problem[] {
  return slips.map(({ at, length, ...finding }) =>
    problemAt(placeIn(text, from + at, length), finding),
  );
}

/** What was found in a text whose code is blank, with the code in it. */
export function asWritten(text: string, { 0: found, index }: RegExpExecArray): string {
  return text.slice(index, index + found.length);
}

type Found<T> = readonly (T | null | undefined)[];

/** Those of one kind are told once, at the first of them, and stop no build. */
export function firstOf<T>(
  [first, ...others]: Found<T>,
  say: (first: T) => Omit<Slip, "severity">,
): Slip[] {
  if (first === undefined || first === null) return [];
  const slip = say(first);
  const more = others.length > 0 ? ` (and ${others.length} more in this file)` : "";
  return [{ ...slip, severity: "warning", message: slip.message + more }];
}
