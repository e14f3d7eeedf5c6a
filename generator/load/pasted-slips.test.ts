import { expect, test } from "vitest";
import { propertyLines } from "./pasted-slips.ts";

test.each([
  "Created: 3 September 2026\nTags: seo, rugby\nStatus: Draft\n\nText.",
  "# 📘 Our bread\n\nOwner: Ann\nLast edited time: today\n\nText.",
])("lines of facts that Notion exports above a text are told: %j", text => {
  expect(propertyLines(text, text)).toMatchObject([{ code: "text/front-matter" }]);
});

test.each([
  "Status: we are open.\n\nText.",
  "Text.\n\nOwner: Ann\nTags: none\n",
  "Bread: £2\nRolls: £1\n\nText.",
])("other lines with a colon are not: %j", text => {
  expect(propertyLines(text, text)).toEqual([]);
});
