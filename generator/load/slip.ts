import type { Problem } from "../problem.ts";

/** A mistake at a place in a body. */
export type Slip = { at: number; length: number } & Pick<Problem, "code" | "message" | "fix"> &
  Partial<Pick<Problem, "severity">>;

/** Behind what is told of the first of its kind alone. */
export function more(others: unknown[]): string {
  return others.length > 0 ? ` (and ${others.length} more in this file)` : "";
}
