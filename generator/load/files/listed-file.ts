import { readFileSync } from "node:fs";
import { type Finding, refusal } from "../../problems/problem.ts";
import { systemCode } from "../../system/system-code.ts";
import type { FoundFile } from "./files.ts";

/** Of a file that is another one than a moment ago, or none. */
export const changedCode = "content/changed";

export const takenAway: Finding = {
  code: changedCode,
  message: "this file was taken away while the site was being built",
  fix: "Build again",
};

/** A file of content/ that was there when its folder was listed. */
export function listedFile({ file, path }: FoundFile): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (systemCode(error) !== "ENOENT") throw error;
    throw refusal({ ...takenAway, file }, { cause: error });
  }
}
