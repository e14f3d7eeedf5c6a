import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { filesBelow } from "../load/files/files.ts";
import { type Problem, refuse } from "../problems/problem.ts";
import { build } from "./build.ts";
import { inPassingFolder } from "./passing-folder.ts";

/**
 * Builds everything anew in another place, on one thread and with nothing shared, and compares each byte with the output
 * folder; answers with the count.
 */
export function verifyCache({
  root,
  out: kept,
  drafts,
}: {
  root: string;
  out: string;
  drafts: boolean;
}): Promise<number> {
  return inPassingFolder(async place => {
    const out = join(place, "dist");
    await build({ root, out, drafts, freshCache: join(place, "cache"), isPlain: true });
    refuse(differences(resolve(root, kept), out));
    return filesBelow(place, "dist").files.length;
  });
}

function differences(kept: string, anew: string): Problem[] {
  const [before, after] = [filesIn(kept), filesIn(anew)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file): Problem[] => {
    const message = differenceOf(before.get(file), after.get(file));
    if (message === undefined) return [];
    const fix = "This is a fault of the generator: please keep the site as it is and report it";
    return [{ code: "cache/differs", severity: "error", file, message, fix }];
  });
}

function differenceOf(kept: string | undefined, anew: string | undefined): string | undefined {
  if (!kept) return "the cached build left it out";
  if (!anew) return "only the cached build has it";
  if (readFileSync(kept).equals(readFileSync(anew))) return undefined;
  return "the cached build and a fresh one differ";
}

/** Where each file of a folder lies, by its path in it. */
function filesIn(folder: string): Map<string, string> {
  const { files } = filesBelow(dirname(folder), basename(folder));
  return new Map(files.map(({ file, path }) => [file.slice(file.indexOf("/") + 1), path]));
}
