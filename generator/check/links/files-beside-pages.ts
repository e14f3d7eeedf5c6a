import type { Plan } from "../../site.ts";

/** Where texts of the plan and an owner's own files lie, by their paths with the slash in front. */
export function filesBesidePages({ texts }: Plan, own: readonly string[]): ReadonlySet<string> {
  return new Set([...texts.map(({ path }) => path), ...own.map(file => `/${file}`)]);
}
