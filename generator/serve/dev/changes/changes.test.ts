import { expect, test } from "vitest";
import { changeOf } from "./changes.ts";

test.each([
  ["bread/dough.tsx", "bread/dough.ts"],
  ["bread/dough.js", "bread/dough.ts"],
  ["bread/dough.ts", "bread/dough/index.ts"],
])("a new %s may be meant where imports have meant %s", (file, input) => {
  expect(changeOf(new Set([file]), new Set([input]))).toBe("code");
});

test("a new file that no import of the code may mean is no change until one does", () => {
  const inputs = new Set(["bread/dough.ts", "bread/dough.css"]);
  expect(changeOf(new Set(["bread/doughnut.ts", "bread/dough.test.ts"]), inputs)).toBe("nothing");
});

test("names with which programs only try whether they may write are no change", () => {
  const passing = ["4913", ".a.md.swp", "a.md~", "a.md.tmp.123.456", "a.md___jb_tmp___"];
  const files = passing.map(name => `content/notes/${name}`);
  expect(changeOf(new Set(files), new Set())).toBe("nothing");
});

test.each([
  ["content/files/.well-known/security.txt", "is published as it is"],
  ["content/files/prices.pdf~", "is published as it is"],
  ["content/notes/caf\ufffd.backup", "is refused for its name"],
])("%s is one of the content, as it %s", file => {
  expect(changeOf(new Set([file]), new Set())).toBe("content");
});

test.each(["parts/dot.svg", "parts/dot.png", "parts/terms.txt", "parts/old.cjs"])(
  "%s may be what is missing while the code does not compile",
  file => {
    expect(changeOf(new Set([file]), undefined)).toBe("code");
    expect(changeOf(new Set([file]), new Set())).toBe("nothing");
  },
);
