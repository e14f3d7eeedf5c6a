import { placeIn } from "../../problems/place.ts";
import { type Problem, problemAt } from "../../problems/problem.ts";
import type { Slip } from "./slip.ts";

/** Git writes both versions into a file of which two people changed the same lines. */
const bothVersions = {
  code: "content/merge",
  message: "here two versions of the same lines stand one below the other",
  fix: "Keep what is right of both, and take away the lines of <<<<<<<, ======= and >>>>>>>",
};
const mark = /^<{7}(?: .*)?$/m;

/** In a body, of which its code is blank. */
export function mergeSlips(code: string): Slip[] {
  const found = code.includes("<<<<<<<") ? mark.exec(code) : undefined;
  return found ? [{ at: found.index, length: found[0].length, ...bothVersions }] : [];
}

/** Why a file's front matter may not be readable. */
export function mergeProblem(file: string, source: string): Problem | undefined {
  const found = mark.exec(source);
  if (!found) return undefined;
  return problemAt(placeIn({ file, source }, found.index, found[0].length), bothVersions);
}
