import { expect, test } from "vitest";
import { workMs } from "../../../tests/work-ms.ts";
import { listSlips } from "./blocks/list-slips.ts";
import { shortLines } from "./blocks/short-lines.ts";
import { propertyLines, secondFrontMatter } from "./pasted-slips.ts";

test.each([
  "From: Ann <ann@shop.test>\nSent: 28 November 2026 09:12\nTo: Ben\nSubject: RE: bread\n\nText.",
  "From: Ann <ann@shop.test>\nTo: Ben\n\nText.",
  "From: Ann\nTo: ben@shop.test\n\nText.",
  "**Title:** Our bread\n\n**Meta Description:** Of rye.\n\n**Slug:** our-bread\n\nText.",
  "SEO Title: Our bread\nFocus Keyphrase: rye\n\nText.",
  "Created: 3 September 2026\nTags: seo, rugby\nStatus: Draft\n\nText.",
  "# 📘 Our bread\n\nOwner: Ann\nLast edited time: today\n\nText.",
])("lines of facts that other programs write above a text are told: %j", text => {
  expect(propertyLines(text, text)).toMatchObject([{ code: "text/front-matter" }]);
});

test.each([
  "**Meta description:** Of rye.\n**Focus keyword:** rye bread\n",
  "Meta title: Our bread\nSlug: our-bread",
  "**SEO title:** Our bread\n\n**Meta description:** Of rye.\n\nTags: bread, rye\n",
])("so are those that chat programs write below one, and as nothing else: %j", lines => {
  const text = `Text.\n\n${lines}`;
  expect(propertyLines(text, text)).toMatchObject([{ at: 7, length: lines.indexOf("\n") }]);
  expect([...listSlips(text), ...shortLines(text)]).toEqual([]);
});

test.each([
  "Status: we are open.\n\nText.",
  "**Date:** 5 May\n\n**Place:** Rugby\n\nText.",
  "From: Rugby\nTo: Coventry\n\nA walk.",
  "From: @ann\nTo: @ben\n\nA message.",
  "**Title:** The Art of Bread\n\n**Author:** Ann\n\nA book.",
  "**Date:** 5 May\n\n**Author:** Ann\n\nText.",
  "Text.\n\nOwner: Ann\nTags: none\n",
  "Text.\n\nFrom: Rugby\n\nTo: Coventry\n",
  "Text.\n\nSubject: mathematics\nFrom: Rugby\n",
  "Bread: £2\nRolls: £1\n\nText.",
  "Date: 12 March 2027\\\nType: workshop\\\nTea: free\n",
])("other lines with a colon are not: %j", text => {
  expect(propertyLines(text, text)).toEqual([]);
});

test("a text of nothing but such lines is read at once", () => {
  const text = `Text.\n\n${"To: a\n\n".repeat(50_000)}Text.`;
  const readingMs = workMs(() => expect(propertyLines(text, text)).toEqual([]));
  expect(readingMs).toBeLessThan(5000);
});

test.each([
  ["title: B\n---\n\nText.", 0, "the front matter ended above"],
  ["\ntags:  [a]\nauthor: Ann\n---\nText.", 1, "the front matter ended above"],
  ["Text.\n\n---\ntitle: B\n---\n\nText.", 7, "for the second time"],
  ["Text.\n\n---\ndate: 2026-01-01\ntags:\n  - a\n---\nText.", 7, "for the second time"],
  ["A.\n\n---\nNote: b\n---\n\n---\ntitle: B\n---\nText.", 21, "for the second time"],
  ["---\ntitle: B\ntags:\n  - a\n---\n\nText.", 0, "for the second time"],
])("facts in the text are told: %j", (text, at, says) => {
  const [slip, ...others] = secondFrontMatter(text, text);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ at, code: "text/front-matter", severity: "warning" });
  expect(slip?.message).toContain(says);
});

test.each([
  "Text.\n\n---\n\nNote: more.\n\n---\n",
  "Rye: what it is\n\n---\n",
  "Rye and oat\n---\n\nText.",
  "---\n\nText.\n\n---\n",
  "Text.\n\n---\nQuestion: what is it?\nAnswer: yes.\n---\n",
  "Text.\n\n---\nimage: a picture of us\n---\n",
])("lines between words are nothing: %j", text => {
  expect(secondFrontMatter(text, text)).toEqual([]);
});
