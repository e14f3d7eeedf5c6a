import { createHook } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { compile } from "../../generator/bundle/compile.ts";
import { endEsbuild } from "../../generator/bundle/esbuild.ts";
import { projectRoot } from "../built-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { temporarySite } from "./temporary-site.ts";

test("what Node loads to render the site has nothing in it that no page uses", async () => {
  const cache = temporaryFolder();
  const { bundle } = await compile(projectRoot, cache);
  const text = readFileSync(bundle, "utf8");
  expect(text).toContain("react.production.js");
  // More than half of all bytes would be React's own renderer, and what zod says in other languages.
  expect(text).not.toMatch(/react-dom/);
  expect(text).not.toMatch(/\/zod\/\S+\/locales\/he\.js/);
});

test("a build does not keep the memory of the process that has bundled its code", async () => {
  // That of another test.
  endEsbuild();
  const running = processesRunning();
  await temporarySite().build();
  await expect.poll(() => running.size).toBe(0);
});

/** The processes begun from here on that have not ended yet. */
function processesRunning(): ReadonlySet<number> {
  const running = new Set<number>();
  const hook = createHook({
    init: (id, type) => void (type === "PROCESSWRAP" && running.add(id)),
    destroy: id => void running.delete(id),
  }).enable();
  onTestFinished(() => void hook.disable());
  return running;
}
