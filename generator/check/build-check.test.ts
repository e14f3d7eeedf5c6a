import { expect, test } from "vitest";
import { lookedAt } from "./build-check.ts";

test("what was checked is known by each of its files, however many a site has", () => {
  const loaded = { key: "texts", problems: [] };
  const files = Array.from({ length: 100_000 }, (_, index) => ({ path: `${index}`, key: "same" }));
  const last = { path: "99999", key: "other" };
  const known = lookedAt({ files, loaded });
  expect(lookedAt({ files: [...files.slice(0, -1), last], loaded })).not.toBe(known);
  expect(lookedAt({ files: [...files], loaded })).toBe(known);
});
