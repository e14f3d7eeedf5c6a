import { expect, test } from "vitest";
import { boldHeadings } from "./bold-headings.ts";

const pasted = "**Why now**\n\nBecause.\n\n**What it costs**\n\nLittle.\n";

test("lines of bold words that stand for headings are told once, with what to write", () => {
  expect(boldHeadings(pasted)).toMatchObject([
    { at: 0, length: 11, code: "text/heading", fix: "Write it as   ## Why now" },
  ]);
  expect(boldHeadings(pasted)[0]?.message).toContain("(and 1 more in this file)");
  expect(boldHeadings(`Words.\r\n\r\n${pasted.replaceAll("\n", "\r\n")}`)).toHaveLength(1);
});

test.each([
  ["beside real headings", `## Costs\n\n${pasted}`],
  ["once", "**Note**\n\nText.\n"],
  ["as whole sentences", "**Ring us.**\n\nText.\n\n**Write to us.**\n\nText.\n"],
  ["within lines", "**A** is one\n\nand **B** two\n"],
  ["as a list's first words", "- **A**\n\n- **B**\n\nText.\n"],
])("bold words %s are left alone", (_, text) => {
  expect(boldHeadings(text)).toEqual([]);
});

test("a megabyte of them is looked through at once", () => {
  const startedMs = performance.now();
  boldHeadings("**a\n\n".repeat(200_000));
  boldHeadings("**ab**\n\n".repeat(120_000));
  boldHeadings(`${" \n".repeat(500_000)}**ab**`);
  expect(performance.now() - startedMs).toBeLessThan(2_000);
});
