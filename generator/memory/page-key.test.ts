import { describe, expect, test } from "vitest";
import { keysFor } from "./page-key.ts";

const code = {
  key: "code",
  bundle: "",
  styles: {},
  fonts: {},
  scripts: {},
  assets: {},
};
const settings = { url: "https://a.example", trailingSlash: true, language: "en", environment: {} };
const keyOf = (props: object) => {
  const page = { route: "/a", template: "a", props, images: [], sources: [] };
  return keysFor({ code, settings }, new Map()).page(page, undefined);
};
const long = "word ".repeat(400);

describe("the key of a page", () => {
  test.each([
    [{ list: [{ a: 1 }] }, { list: [{ a: 2 }] }],
    [{ list: ["x,y"] }, { list: ["x", "y"] }],
    [{ list: ["1"] }, { list: [1] }],
    [{ list: [] }, { list: [undefined] }],
    [{ list: [null] }, { list: ["null"] }],
    [{ list: [[1], 2] }, { list: [[1, 2]] }],
    [{ menu: { text: long } }, { menu: { text: `${long}.` } }],
    [{ list: [{ text: long }, 1] }, { list: [{ text: long }, 2] }],
    [
      { a: "1", b: "2" },
      { a: "2", b: "1" },
    ],
  ])("differs between %j and %j", (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test("is the same for the same props, whatever objects they are", () => {
    const props = { menu: { text: long }, list: [{ a: [1, { b: 2 }] }, "x"] };
    expect(keyOf(structuredClone(props))).toBe(keyOf(props));
  });
});

test("a list of any number of items has a key, which changes with each of them", () => {
  const listOf = (from: string[]) => ({
    path: "/index.json",
    start: "[",
    between: ",",
    end: "]",
    items: from.map(one => ({ from: one, images: [], write: () => one })),
  });
  const { text } = keysFor({ code, settings }, new Map());
  const many = Array.from({ length: 150_000 }, (_, index) => `${index}`);
  expect(text(listOf(many))).not.toBe(text(listOf([...many.slice(1), "other"])));
});
