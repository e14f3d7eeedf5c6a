import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { readEntry } from "../../generator/load/entries/read-entry.ts";
import { collections } from "../../templates/collections.ts";
import { starters } from "../../templates/starters.ts";
import { temporaryFolder } from "../temporary-folder.ts";

test("a town that is begun lies in the county where the business is", () => {
  expect(starters.locations?.("Newtown", "2026-01-02")).toContain(
    `\ncounty: ${site.address.region ?? site.address.locality}\n`,
  );
});

test("and on no map, until somebody has said in which direction", () => {
  expect(starters.locations?.("Newtown", "2026-01-02")).not.toMatch(/^bearing:/m);
});

/** A new collection need not have one. */
const begun: Record<string, string> = Object.fromEntries(
  Object.entries(starters).map(([name, starter]) => [name, starter("Newtown", "2026-01-02")]),
);

test("a trade that is begun leaves no words of ours on the page of another business", () => {
  const lines = begun.industries?.split("\n").filter(line => !/^(#|priceFrom)/.test(line)) ?? [];
  expect(lines.join("\n")).not.toMatch(/web|site/i);
});

test("a text that is begun leads only where every business has something: not all have a blog", () => {
  const links = Object.values(begun).flatMap(text => text.match(/(?<=\]\()[^)]+/g) ?? []);
  expect(new Set(links)).toEqual(new Set(["/#contact"]));
});

test.each(Object.entries(collections).filter(([name]) => begun[name]))(
  "what 'site new' begins in %s is a valid draft, and its gaps are told above the text and in it once it is none",
  async (name, collection) => {
    const folder = temporaryFolder();
    const path = join(folder, "new.md");
    writeFileSync(path, begun[name] ?? "");
    const file = { file: `content/${name}/new.md`, path };
    const routed = { ...collection, route: () => "/new" };
    const of = { file, collection: routed, name, imageFiles: new Set<string>() };
    const { parsed, problems } = await readEntry(of);
    expect(parsed?.entry.draft).toBe(true);
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ["text/gap", "warning"],
      ["text/gap", "warning"],
    ]);
  },
);
