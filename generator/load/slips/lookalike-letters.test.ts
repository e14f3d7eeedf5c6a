import { expect, test } from "vitest";
import { frontSlips } from "./front-slips.ts";
import { lookalikeLetters } from "./lookalike-letters.ts";

test.each([
  ["𝗢𝘂𝗿 𝗽𝗿𝗶𝗰𝗲𝘀 are fair", "Our prices"],
  ["It is 𝘯𝘦𝘸 here", "new"],
  ["A ﬁne oﬃce", "fine"],
])("'%s' is told in letters that are found", (text, fix) =>
  expect(lookalikeLetters(text)).toMatchObject([{ fix: `Write it as   ${fix}` }]),
);

test("those of a title are told as well", () => {
  const source = "---\ntitle: 𝗢𝘂𝗿 prices\n---\n\nText.\n";
  const found = frontSlips({ file: "new.md", source, offset: source.indexOf("\nText") });
  expect(found).toMatchObject([{ position: { line: 2, column: 8 }, fix: "Write it as   Our" }]);
});

test("a letter of a formula, ½, ™ and emoji are left alone", () =>
  expect(lookalikeLetters("Where 𝑥 is ½ of it™ 🎉, café")).toEqual([]));
