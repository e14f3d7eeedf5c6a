import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { compile } from "../../generator/bundle/compile.ts";
import { copyOfTinySite } from "../tiny-site.ts";
import { type TemporarySite, temporarySite, temporarySiteIn } from "./temporary-site.ts";

type Changes = Record<string, string | Uint8Array | null>;

const cacheIn = (root: string) => join(root, ".cache/site");

/** Copies of the tiny site, each with the same changes of its code, which is bundled once for a file of tests. */
export function compiledSites(
  changeCode: (site: TemporarySite) => void = () => {},
  bundle: (root: string) => unknown = root => compile(root, cacheIn(root)),
) {
  let compiled: string;
  beforeAll(async () => {
    compiled = copyOfTinySite();
    changeCode(temporarySiteIn(compiled));
    // What was saved just now would be bundled again.
    await wait(100);
    await bundle(compiled);
  });
  afterAll(() => rmSync(compiled, { recursive: true, force: true }));
  return (changes: Changes = {}): TemporarySite => {
    const site = temporarySite();
    changeCode(site);
    const code = readFileSync(join(cacheIn(compiled), "code.json"));
    for (const [file, content] of Object.entries({ ".cache/site/code.json": code, ...changes }))
      site.change(file, content);
    return site;
  };
}
