import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporarySite } from "../../tests/generator/temporary-site.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { writeWhole } from "../write/write-whole.ts";
import { compile } from "./compile.ts";

test("code that is saved while it is bundled is bundled again by the next build", async () => {
  const site = temporarySite();
  const cache = temporaryFolder();
  let isDone = false;
  let saves = 0;
  const done = compile(site.root, cache).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    writeWhole(
      join(site.root, "content/opening.ts"),
      `export const opening = "Saved ${++saves} times";\n`,
    );
    await pause(2);
  }
  await done;
  const { bundle } = await compile(site.root, cache);
  const saved = /Saved (\d+) times/.exec(readFileSync(bundle, "utf8"));
  expect(saved?.[1]).toBe(String(saves));
});
