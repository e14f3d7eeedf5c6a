import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { compile } from "../../generator/bundle/compile.ts";
import { copyOfTinySite } from "../tiny-site.ts";
import { temporarySite } from "./temporary-site.ts";

const cacheIn = (root: string) => join(root, ".cache/site");
let compiled: string;

beforeAll(async () => {
  compiled = copyOfTinySite();
  // What was saved just now would be bundled again.
  await wait(100);
  await compile(compiled, cacheIn(compiled));
});

afterAll(() => rmSync(compiled, { recursive: true, force: true }));

/**
 * A copy of the tiny site whose code was bundled before, as an editor's is: bundling it for each of hundreds of texts
 * took half of the time of their builds. What is changed of the code itself is bundled again all the same.
 */
export function compiledSite(changes: Record<string, string | Uint8Array>) {
  const code = readFileSync(join(cacheIn(compiled), "code.json"));
  return temporarySite({ ".cache/site/code.json": code, ...changes });
}
