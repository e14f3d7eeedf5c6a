import type { Finding } from "../../problems/problem.ts";
import { isPicture } from "../files/is-picture.ts";

/** What is wrong with the words that are heard in the place of a picture; `name` is that of its file. */
export function wrongDescription(written: string, name: string): Omit<Finding, "fix"> | undefined {
  const words = written.trim().toLowerCase();
  if (!words) return { code, message: "this picture has no description" };
  if (isFileName(words, name.toLowerCase().replace(/^.*\//, "")))
    return {
      code,
      severity: "warning",
      message: "the description of this picture is only the name of its file",
    };
  // As Obsidian writes one.
  if (/\|\s*\d+(?:x\d+)?$/.test(words))
    return {
      code,
      severity: "warning",
      message: "a picture is given no size here, so the number behind | is read out",
    };
  if (!byPrograms.test(words)) return undefined;
  return {
    code,
    severity: "warning",
    message: "the description of this picture says nothing of what it shows",
  };
}

const code = "image/alt";

/** What programs put there by themselves. */
const byPrograms =
  /^(?:(?:im(?:age|g)|pic(?:ture)?|photo|screenshot|alt(?: ?text)?|untitled)[ _-]?\d*|dsc[nf]?[ _-]?\d+|\d+(?:x\d+)?)$/;

/** The file may have been given a better name since. */
function isFileName(words: string, file: string): boolean {
  if (words === file || (!/\s/.test(words) && isPicture(words))) return true;
  return /\d/.test(words) && words === file.replace(/\.[^.]*$/, "");
}
