import { expect, test } from "vitest";
import { boldHeadings } from "./bold-headings.ts";

const paragraph = "\n\nWhat stands below a heading is a paragraph of some length.\n\n";
const pasted = ["Why now", "What it costs", "Who asks"]
  .map(words => `**${words}**${paragraph}`)
  .join("");
const slips = (text: string) => boldHeadings(text, text);

test("lines of bold words that stand for headings are told once, with what to write", () => {
  expect(slips(pasted)).toMatchObject([
    { at: 0, length: 11, code: "text/heading", fix: "Write it as   ## Why now" },
  ]);
  expect(slips(pasted)[0]?.message).toContain("(and 2 more in this file)");
  expect(slips(`Words.\n\n${pasted}`)).toHaveLength(1);
});

test.each([
  ["beside real headings", `## Costs\n\n${pasted}`],
  ["twice", `**Ann Example, director**${paragraph}**Ben Example, baker**${paragraph}`],
  ["above short lines", "**Monday to Friday**\n\n9am to 5pm\n\n".repeat(3)],
  ["as whole sentences", `**Ring us.**${paragraph}`.repeat(3)],
  ["within lines", "**A** is one\n\nand **B** two\n"],
  ["as a list's first words", "- **A**\n\n- **B**\n\nText.\n"],
])("bold words %s are left alone", (_, text) => {
  expect(slips(text)).toEqual([]);
});

test("words that are code are told as they were written, and code alone is no heading", () => {
  const withCode = pasted.replace("Why now", "Why `npm` now");
  const blankCode = pasted.replace("Why now", "Why       now");
  expect(boldHeadings(blankCode, withCode)).toMatchObject([
    { fix: "Write it as   ## Why `npm` now" },
  ]);
  const codeAlone = pasted.replace("Why now", "       ");
  expect(boldHeadings(codeAlone, pasted.replace("Why now", "`b: 1;`"))).toEqual([]);
});
