import type { Problem } from "../../problems/problem.ts";
import { statsOf } from "../../system/stats-of.ts";
import type { FoundFile } from "./files.ts";

/** Files to download that hold nothing, as a download or an export that was cut off leaves behind. */
export function emptyFiles(found: readonly FoundFile[]): Problem[] {
  return found
    .filter(({ file, path }) => !mayBeEmpty.test(file) && statsOf(path)?.size === 0)
    .map(({ file }) => ({
      code: "content/empty",
      severity: "error",
      file,
      message: "this file is empty, and would be published so",
      fix: "Save it again, or take it away",
    }));
}

/** `.nojekyll` says all by being there, and a robots.txt allows all by saying nothing. */
const mayBeEmpty = /\/\.[^/]*$|\.txt$/;
