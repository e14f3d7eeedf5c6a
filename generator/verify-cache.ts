import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "./build.ts";
import { filesBelow } from "./load/files.ts";
import { inPassingFolder } from "./passing-folder.ts";
import { type Problem, ProblemsError } from "./problem.ts";

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
    const problems = differences(resolve(root, kept), out);
    if (problems.length > 0) throw new ProblemsError(problems);
    return filesBelow(place, "dist").files.length;
  });
}

function differences(kept: string, anew: string): Problem[] {
  const bytesOf = (folder: string) =>
    new Map(
      filesBelow(join(folder, ".."), folder.split("/").at(-1) ?? "").files.map(({ file, path }) => [
        file.slice(file.indexOf("/") + 1),
        path,
      ]),
    );
  const [before, after] = [bytesOf(kept), bytesOf(anew)];
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap(file => {
    const [a, b] = [before.get(file), after.get(file)];
    if (a && b && readFileSync(a).equals(readFileSync(b))) return [];
    const message = !a
      ? "the cached build left it out"
      : !b
        ? "only the cached build has it"
        : "the cached build and a fresh one differ";
    return [
      {
        code: "cache/differs",
        severity: "error" as const,
        file,
        message,
        fix: "This is a fault of the generator: please keep the site as it is and report it",
      },
    ];
  });
}
