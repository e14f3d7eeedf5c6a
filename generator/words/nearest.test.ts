import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

const known = ["title", "category", "web-design", "local-business"];

test.each([
  ["titel", "title"],
  ["Title", "title"],
  ["catagory", "category"],
  ["Web Design", "web-design"],
  ["Local Businesses", "local-business"],
])("'%s' most likely means '%s'", (word, meant) => expect(nearest(word, known)).toBe(meant));

test.each(["x", "photograph", ""])("'%s' is near to nothing", word =>
  expect(nearest(word, known)).toBeUndefined(),
);
