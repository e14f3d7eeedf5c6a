import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explain } from "../../../generator/problems/explanations.ts";
import { projectRoot } from "../../built-site.ts";

test("every code that stands in brackets beside a problem can be explained", () => {
  const codes = ["bin", "generator", "templates"].flatMap(codesIn);
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter(code => !explain(code))).toEqual([]);
  expect(codes.filter(code => explain(code)?.startsWith("In the front matter"))).toEqual([]);
});

test.each(["page/title-length", "article/title", "note/hours", "page/order"])(
  "the code %s, which is put together, can be explained too",
  code => expect(explain(code)).toMatch(/^[A-Z].*\.$/),
);

test.each([
  ["budget/html", "published all the same"],
  ["template/failed", "Undo what was changed last"],
  ["cache/differs", "site build --no-cache"],
  ["system/ENOSPC", "run the command again"],
  ["link/file", "content/files/"],
])("what is explained of %s says what can be done without a developer", (code, words) => {
  expect(explain(code)).toContain(words);
});

test.each(["link/brokn", "linkk/broken", "link/zebra", "nonsense"])("the code %s is none", code =>
  expect(explain(code)).toBeUndefined(),
);

/** As they are written: as a field, or as what a function that makes problems is first given. */
function codesIn(folder: string): string[] {
  const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => readFileSync(join(projectRoot, folder, file), "utf8"))
    .flatMap(source => [
      ...source.matchAll(/(?:\bcode: |Code = |\b(?:refused|problem)\(\s*)"([a-z-]+\/[a-z-]+)"/g),
    ])
    .map(([, code = ""]) => code);
}
