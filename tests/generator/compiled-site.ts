import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll } from "vitest";
import { compile } from "../../generator/bundle/compile.ts";
import { copyOfTinySite } from "../tiny-site.ts";
import { temporarySite } from "./temporary-site.ts";

const root = copyOfTinySite();
const cache = join(root, ".cache/site");
afterAll(() => rmSync(root, { recursive: true, force: true }));
let compiled: Promise<unknown> | undefined;

/**
 * A copy of the tiny site whose code was bundled before, as an editor's is: bundling it for each of hundreds of texts
 * took half of the time of their builds. What is changed of the code itself is bundled again all the same.
 */
export async function compiledSite(changes: Record<string, string | Uint8Array>) {
  // What was saved just now would be bundled again.
  compiled ??= wait(100).then(() => compile(root, cache));
  await compiled;
  return temporarySite({
    ".cache/site/code.json": readFileSync(join(cache, "code.json")),
    ...changes,
  });
}
