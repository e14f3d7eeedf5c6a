import { expect, test } from "vitest";
import { crowdedParagraph } from "./crowded-paragraph.ts";

const file = "content/notes/a.md";

test.each([
  ["half a million letters in one line", "Words and words. ".repeat(30_000)],
  ["many links, some in each paragraph", `${"[a](/b) ".repeat(1000)}\n \n`.repeat(20)],
  ["many empty lines", `Words.${"\n".repeat(20_000)}Words.`],
  ["a long line of hyphens", `${"-".repeat(2400)}\n`.repeat(3)],
  ["a table of many lines", "| [a](/b) | c |\n".repeat(5000)],
  ["words in the middle of a wide page", `${" ".repeat(400)}Words.\n`.repeat(20)],
  ["a list in ten others", `${"    ".repeat(10)}- An item.\n`.repeat(200)],
])("%s can be read", (_, source) => {
  expect(crowdedParagraph({ file, source })).toBeUndefined();
});

test("comments that never end are refused where there are too many", () => {
  const source = "Words. <!-- a -->\n\n".repeat(300);
  expect(crowdedParagraph({ file, source })).toBeUndefined();
  const found = crowdedParagraph({ file, source: `${source}<!-- a\n\n${"<!--\n\n".repeat(100)}` });
  expect(found).toMatchObject({ code: "text/crowded", position: { line: 601 } });
});

test.each([
  ["links that are never closed", "[a](", 3],
  ["elements that are never closed, each in a line", "<\n", 5003],
  ["stars between letters", "a*", 3],
  ["lines between letters", "_a", 3],
])("%s are refused where there are too many", (_, sign, line) => {
  const source = `${"Words. ".repeat(1000)}\n\n${sign.repeat(11_000)}`;
  const found = crowdedParagraph({ file, source });
  expect(found).toMatchObject({ code: "text/crowded", position: { line } });
});

test.each(["*", "!", " ", "_", "="])("a stuck key with '%s' is refused", sign => {
  const source = `---\ntitle: A\n---\n\nWords ${sign.repeat(20_000)} words.\n`;
  const found = crowdedParagraph({ file, source });
  expect(found).toMatchObject({ code: "text/crowded", position: { line: 5 } });
});

test.each([
  ["quotations", "> ".repeat(3000)],
  [
    "lists, each in a line",
    Array.from({ length: 120 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n"),
  ],
  ["numbered lists", "1. ".repeat(3000)],
  ["both", "> - ".repeat(1500)],
])("%s in more than a hundred others are refused", (_, text) => {
  const found = crowdedParagraph({ file, source: `Words.\n\n${text}a\n` });
  expect(found).toMatchObject({ code: "text/crowded", message: expect.stringContaining("200") });
});
