import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Entry } from "../site.ts";
import { distantDay } from "./days-to-come.ts";

test.each([
  ["2205-03-01", "write it as   date: 2025-03-01"],
  ["2204-02-29", "write it as   date: 2026-…"],
])("a text of %s is told with the day that was meant, if there is such a day", (date, fix) => {
  const root = mkdtempSync(join(tmpdir(), "distant-day-"));
  const file = "content/new.md";
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, file), `---\ndate: ${date}\n---\n`);
  const entry = { file, date } as Entry;
  const problems = distantDay(entry, { root, singular: "article", today: "2026-11-25" });
  rmSync(root, { recursive: true });
  expect(problems).toMatchObject([
    { code: "article/date", position: { line: 2 }, fix: `If the year is a slip, ${fix}` },
  ]);
});
