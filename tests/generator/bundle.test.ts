import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compile } from "../../generator/bundle/compile.ts";
import { projectRoot } from "../built-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test("what Node loads to render the site has nothing in it that no page uses", async () => {
  const cache = temporaryFolder();
  const { bundle } = await compile(projectRoot, cache);
  const text = readFileSync(bundle, "utf8");
  expect(text).toContain("react.production.js");
  // More than half of all bytes would be React's own renderer, and what zod says in other languages.
  expect(text).not.toMatch(/react-dom/);
  expect(text).not.toMatch(/\/zod\/\S+\/locales\/he\.js/);
});
