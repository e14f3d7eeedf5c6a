import type { Plan } from "../site.ts";
import { verbatimFiles } from "../verbatim-files.ts";

/** Where texts of the plan and an owner's own files lie, by their paths with the slash in front. */
export function filesBesidePages(root: string, { texts }: Plan): ReadonlySet<string> {
  const own = [...verbatimFiles(root).keys()].map(path => `/${path}`);
  return new Set([...texts.map(({ path }) => path), ...own]);
}
