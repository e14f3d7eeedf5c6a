import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noteWith } from "../tests/generator/temporary-site.ts";
import { copyOfTinySite } from "../tests/tiny-site.ts";
import { entryCache } from "./load/entries/entry-cache.ts";
import { openSite } from "./open-site.ts";
import { planSite } from "./plan-site.ts";
import { ProblemsError } from "./problems/problem.ts";

test("links beside mistakes are told by a build, not by a server that will look through all pages", async () => {
  const root = copyOfTinySite();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, "content/notes/one.md"), noteWith("title: One\ncolour: blue"));
  writeFileSync(join(root, "content/notes/two.md"), noteWith("title: Two", "[Bread](/bred)\n"));
  const site = await openSite(root);
  const told = async (isFollowed: boolean) => {
    const memory = { entries: () => entryCache({}) };
    const refused = await planSite(site, { unpublished: true, isFollowed, memory }).catch(e => e);
    return refused instanceof ProblemsError && refused.problems.map(({ code }) => code);
  };
  expect(await told(false)).toContain("link/broken");
  expect(await told(true)).toEqual(["note/colour"]);
});
