import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";

test("each page has the dialogs that its buttons open", () => {
  const dist = inject("builtSite");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const pages = files.filter(file => file.endsWith(".html"));
  const opened = pages.flatMap(file => {
    const page = readFileSync(join(dist, file), "utf8");
    const ids = new Set([...page.matchAll(/ data-open="([^"]*)"/g)].map(([, id = ""]) => id));
    return [...ids].map(id => ({ file, id, isThere: page.includes(` id="${id}"`) }));
  });
  // Each page can at least be ordered from.
  expect(opened.length).toBeGreaterThanOrEqual(pages.length);
  expect(opened.filter(({ isThere }) => !isThere)).toEqual([]);
});
