import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  explain,
  explanations as ownExplanations,
} from "../../../generator/problems/explanations.ts";
import { site } from "../../../templates/site.ts";
import { projectRoot } from "../../built-site.ts";

test.each([
  [["bin", "generator"], ownExplanations, 60],
  [["templates"], site.explanations, 10],
])(
  "every code that stands in brackets beside a problem of %s can be explained",
  (folders, among, least) => {
    const codes = folders.flatMap(codesIn);
    expect(codes.length).toBeGreaterThan(least);
    expect(codes.filter(code => !explain(code, among))).toEqual([]);
  },
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
