import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { type Place, placeIn } from "../problems/place.ts";
import { ProblemsError, problemAt, refusal } from "../problems/problem.ts";
import { nameIn } from "../system/name-in.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { serverBundle } from "./bundles.ts";
import { esbuild } from "./esbuild.ts";

/** What the site's own code threw that is no error, such as `throw "text"`: nothing says from which line it comes. */
export async function thrownValue(root: string, value: unknown): Promise<ProblemsError> {
  const finding = {
    code: "code/failed",
    message: `this cannot be worked out: ${typeof value === "string" ? value : inspect(value)}`,
    fix: "Where this is thrown, write   throw new Error(…)   so that its line can be told, or mend what it complains of",
  };
  const place = typeof value === "string" ? await throwOf(root, value) : undefined;
  return place ? new ProblemsError([problemAt(place, finding)]) : refusal(finding);
}

/** The line that throws this very text. */
async function throwOf(root: string, text: string): Promise<Place | undefined> {
  for (const file of await ownFiles(root)) {
    const source = unlessItFails(() => readFileSync(join(root, file), "utf8")) ?? "";
    for (const { 0: found, 1: written, index } of source.matchAll(/\bthrow ["'`](.*?)["'`]/g))
      if (written === text) return placeIn({ file, source }, index, found.length);
  }
  return undefined;
}

async function ownFiles(root: string): Promise<string[]> {
  try {
    const { metafile } = await esbuild().build(serverBundle(root));
    return Object.keys(metafile.inputs)
      .map(file => nameIn(root, join(root, file)))
      .filter(file => !/^\.\.|(?:^|\/)node_modules\//.test(file));
  } catch {
    // The code has changed again and does not compile: the problem stands without a line.
    return [];
  }
}
