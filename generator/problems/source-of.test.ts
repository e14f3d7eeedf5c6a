import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { asValue, inFiles, whole } from "./source-of.ts";

function sought(search: string | RegExp | (string | RegExp)[]) {
  const root = temporaryFolder();
  writeFileSync(join(root, "a.md"), "[one](/blog/one)\n[all](/blog)\ntags: [rye]\nimage: 'rye'\n");
  writeFileSync(join(root, "b.md"), "image: one\nReply within a day\n");
  return inFiles(root, ["a.md", "b.md"], { code: "a/b", message: "wrong", search });
}

test("a finding is placed in the first file that holds its text", () => {
  expect(sought("Reply")).toMatchObject({
    file: "b.md",
    position: { line: 2, column: 1, length: 5 },
  });
});

test("an address is not found within a longer one", () => {
  expect(sought("/blog")).toMatchObject({ file: "a.md", position: { line: 1 } });
  expect(sought(whole("/blog"))).toMatchObject({ file: "a.md", position: { line: 2 } });
});

test("a name that is a value of its own is not found among the words of another", () => {
  expect(sought(asValue("rye"))).toMatchObject({ position: { line: 4, column: 9, length: 3 } });
});

test("a name as a value of its own in a later file comes before the same word of a text in an earlier one", () => {
  expect(sought([asValue("one"), whole("one")])).toMatchObject({ file: "b.md" });
  expect(sought([asValue("all"), whole("all")])).toMatchObject({ file: "a.md" });
});

test("an address that goes on for pages is found as it stands", () => {
  const address = `/${"a".repeat(100_000)}`;
  const root = temporaryFolder();
  writeFileSync(join(root, "a.md"), `[one](/blog)\n[two](${address})\n`);
  const finding = { code: "a/b", message: "wrong", search: [asValue(address), whole(address)] };
  expect(inFiles(root, ["a.md"], finding)).toMatchObject({ position: { line: 2, column: 7 } });
});

test("a finding whose text stands nowhere points at no line", () => {
  expect(sought("Reply within a week")).toEqual({
    code: "a/b",
    severity: "error",
    message: "wrong",
    file: "a.md",
  });
});
