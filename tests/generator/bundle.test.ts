import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile } from "../../generator/bundle/compile.ts";
import { projectRoot } from "../built-site.ts";

test("what Node loads to render the site has nothing in it that no page uses", async () => {
  const cache = mkdtempSync(join(tmpdir(), "bundle-"));
  const { bundle } = await compile(projectRoot, cache);
  const text = readFileSync(bundle, "utf8");
  expect(text).toContain("renderToStaticMarkup");
  // Half of all bytes would be the other renderer of React's, and what zod says in other languages.
  expect(text).not.toMatch(/\w+\.renderToPipeableStream = function/);
  expect(text).not.toMatch(/\/zod\/\S+\/locales\/he\.js/);
  rmSync(cache, { recursive: true });
});
