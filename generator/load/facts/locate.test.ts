import { expect, test } from "vitest";
import { locate } from "./locate.ts";

const source = `import type { X } from "../x.ts";
export const other = { name: "no" };
export const site: X = {
  name: "A, {b}", // a comment, with } in it
  "quoted": 'x',
  nested: { list: [{ price: 199 }, { price: 349, note: \`t\${1}\` }] },
  call: make({ a: 1 }),
  last: true,
} as const;
`;

test.each([
  [["name"], '"A, {b}"'],
  [["quoted"], "'x'"],
  [["nested", "list", 1, "price"], "349"],
  [["last"], "true"],
  [["nested"], "nested"],
  [["call", "a"], "call"],
  [["absent"], "site"],
])("%j is found", (path, expected) => {
  const { offset, length } = locate(source, "site", path);
  expect(source.slice(offset, offset + length)).toBe(expected);
});
