import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ourSite } from "../../bench/building/our-site.ts";
import { collections } from "../../templates/collections.ts";
import { starters } from "../../templates/starters.ts";
import { runSite } from "../run-site.ts";
import { temporarySite } from "./temporary-site.ts";

const begin = (root: string) => runSite(["new", "note", "Rolls", "--root", root]).stdout;

test("who begins an entry that is no draft is not told to take that line away", () => {
  const said = begin(temporarySite().root);
  expect(said).toContain("notes/rolls.md.\n");
  expect(said).toContain("1. Write it.\n");
  expect(said).toContain("3. When it is finished:   npx site build\n");
});

test("who begins a draft with comments is told of both", () => {
  const site = temporarySite();
  site.edit(
    "templates/site.ts",
    "---\\ntitle:",
    "---\\n# What it is called.\\ndraft: true\\ntitle:",
  );
  const said = begin(site.root);
  expect(said).toContain("notes/rolls.md, as a draft.\n");
  expect(said).toContain("the comments at the top say what each line is for");
  expect(said).toContain("Take the line   draft: true   away when it is finished");
});

test.each([
  ["?!", ".md"],
  ["Index", "index.md"],
])(
  "who begins an entry by the title %s, which makes no address, is told so, and no file is made",
  (title, file) => {
    const { root } = temporarySite();
    const said = runSite(["new", "note", title, "--root", root]);
    expect(said.status).toBe(1);
    expect(said.all).toContain(`no address can be made of the title '${title}'`);
    expect(existsSync(join(root, "content/notes", file))).toBe(false);
  },
);

test("several entries of each kind may be begun, and the site of all drafts is built before one has a word of its own", async () => {
  const { root } = await ourSite("begun", []);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const kinds = Object.entries(collections).flatMap(([name, { singular }]) =>
    name in starters ? [singular] : [],
  );
  for (const kind of kinds)
    for (const title of [`First ${kind}`, `${kind}: the "second" one`])
      expect(runSite(["new", kind, title, "--root", root]).status).toBe(0);
  const { status, all } = runSite(["build", "--drafts", "--root", root]);
  expect(status, all).toBe(0);
});
