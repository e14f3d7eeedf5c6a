import { firstOf, type Slip } from "./slip.ts";

/** A sign of code that none ends, or that was meant as a quotation mark: what pairs of them hold is blank here. */
export function loneBacktick(code: string): Slip[] {
  if (!code.includes("`")) return [];
  return firstOf([...code.matchAll(/(?<![`\\])`+/g)], ({ 0: signs, index: at }) => ({
    at,
    length: signs.length,
    code: "text/code",
    message: `this ${signs} has no partner, so it is shown`,
    fix: "Write it as   `code`   or with quotation marks,   “words”",
  }));
}
