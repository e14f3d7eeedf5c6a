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
])("%s can be read", (_, source) => {
  expect(crowdedParagraph({ file, source })).toBeUndefined();
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
