import { more, type Slip } from "./slip.ts";

/** A sign of code that none ends, or that was meant as a quotation mark: what pairs of them hold is blank here. */
export function loneBacktick(code: string): Slip[] {
  if (!code.includes("`")) return [];
  const [first, ...others] = code.matchAll(/(?<![`\\])`+/g);
  if (!first) return [];
  return [
    {
      at: first.index,
      length: first[0].length,
      code: "text/code",
      severity: "warning",
      message: `this ${first[0]} has no partner, so it is shown${more(others)}`,
      fix: "Write it as   `code`   or with quotation marks,   “words”",
    },
  ];
}
