import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import type { Entry } from "../site.ts";
import { distantDay, futureUpdate } from "./days-to-come.ts";

test.each([
  ["2205-03-01", "write it as   date: 2025-03-01"],
  ["2204-02-29", "write it as   date: 2026-…"],
])("a text of %s is told with the day that was meant, if there is such a day", (date, fix) => {
  const root = temporaryFolder();
  const file = "content/new.md";
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, file), `---\ndate: ${date}\n---\n`);
  const entry = { file, date } as Entry;
  const problems = distantDay(entry, { root, singular: "article", today: "2026-11-25" });
  expect(problems).toMatchObject([
    { code: "article/date", position: { line: 2 }, fix: `If the year is a slip, ${fix}` },
  ]);
});

const asked = { root: "/nowhere", singular: "article", today: "2026-11-25" };

test("a text may wait for two years before it is asked whether the year is a slip", () => {
  const told = (date: string) => distantDay({ file: "content/new.md", date } as Entry, asked);
  expect(told("2028-11-25")).toEqual([]);
  expect(told("2028-11-26")).toHaveLength(1);
});

test("a text may have been changed today, and not tomorrow", () => {
  const told = (updated: string) =>
    futureUpdate({ file: "content/new.md", updated } as Entry, asked);
  expect(told("2026-11-25")).toEqual([]);
  expect(told("2026-11-26")).toHaveLength(1);
});
