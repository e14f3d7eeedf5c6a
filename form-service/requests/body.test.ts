import { expect, test } from "vitest";
import { cleanBody } from "./body.ts";

test("a body that people could have typed stays as it is", () => {
  const body = {
    name: "Zoë 😀 شركة",
    message: "one\r\n\ttwo",
    list: [{ count: 1, on: true, no: null }],
  };
  expect(cleanBody(body)).toEqual(body);
});

test.each([
  ["a control character", "a\0b\u0007c", "abc"],
  ["a C1 control character", "a\u0086b", "ab"],
  ["marks that turn the direction of writing", "\u202Eevil\u2069", "evil"],
  ["a byte order mark", "\uFEFFx", "x"],
  ["half a character", "a\uD800b", "a\uFFFDb"],
])("%s is taken out, in texts, lists and names", (_what, text, kept) => {
  expect(cleanBody({ text })).toEqual({ text: kept });
  expect(cleanBody({ list: [[text]] })).toEqual({ list: [[kept]] });
  expect(cleanBody({ deep: { [text]: 1 } })).toEqual({ deep: { [kept]: 1 } });
});

test.each([
  ["PowerPoint", "\v"],
  ["a page break", "\f"],
  ["old mainframes", "\u0085"],
  ["Pages and Figma", "\u2028"],
  ["a paragraph's end", "\u2029"],
])("the end of a line as of %s keeps the words of two lines apart", (_what, end) => {
  expect(cleanBody({ message: `home page${end}shop` })).toEqual({ message: "home page\nshop" });
});

test("what is nested deeper than any form is cut off, and the rest stays", () => {
  const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : "in the middle");
  expect(JSON.stringify(cleanBody({ name: "Ann", nested: nested(5) }))).toContain("middle");
  expect(JSON.stringify(cleanBody({ name: "Ann", nested: nested(50) }))).not.toContain("middle");
  expect(cleanBody({ name: "Ann", nested: nested(50) })?.name).toBe("Ann");
});

test.each([[null], [undefined], ["text"], [1], [["a"]]])("%j is no body", raw => {
  expect(cleanBody(raw)).toBeUndefined();
});
