import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeIn } from "../place.ts";
import { type Problem, problemAt } from "../problem.ts";
import type { Note } from "../site.ts";

/** What a site says of its own content, shown where it stands. */
export function notedProblem(root: string, { code, file, search, message, fix }: Note): Problem {
  const source = readFileSync(join(root, file), "utf8");
  const offset = Math.max(0, source.indexOf(search));
  return problemAt(placeIn({ file, source }, offset, search.length), { code, message, fix });
}
