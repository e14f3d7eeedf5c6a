import type { Words } from "../problems/problem.ts";

/** A line of a list's item that does not stand as far in as the item's other lines. */
export function outdented(meant: string): Words {
  return {
    message: "this line belongs to the item above, so it must stand as far in as the words of that",
    fix: `Write it as   ${meant}`,
  };
}
