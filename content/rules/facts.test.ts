import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { facts, shownFacts } from "./facts.ts";

describe.each(shownFacts)("$file", ({ consts }) => {
  test.each(Object.entries(consts))("%s keeps to its schema", (_name, { value, schema }) => {
    expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
  });
});

test("every typed data file is held to a schema", () => {
  const files = readdirSync("content").filter(name => name.endsWith(".ts"));
  expect(facts.map(({ file }) => file).toSorted()).toEqual(
    files.map(name => `content/${name}`).toSorted(),
  );
});

test("a misspelt field is refused", () => {
  const site = facts.find(({ file }) => file === "content/site.ts")?.consts.site;
  const issues = site?.schema.safeParse({ ...Object(site.value), phnoe: "x" }).error?.issues;
  expect(issues?.map(({ code }) => code)).toEqual(["unrecognized_keys"]);
});

test.each([
  ["site.fone", "site.phone"],
  ["site.address.town", "site.address.locality"],
  ["phone", "site.phone"],
  ["site.phone.display.short", "site.phone.display"],
])("the placeholder %s is about no value, and %s may be meant", (path, meant) => {
  const schema = facts.find(({ file }) => file === "content/site.ts")?.consts.placeholders?.schema;
  const [issue, ...others] = schema?.safeParse([{ path, why: "Made up." }]).error?.issues ?? [];
  expect(issue).toMatchObject({ path: [0, "path"], fix: expect.stringContaining(meant) });
  expect(others).toEqual([]);
});
