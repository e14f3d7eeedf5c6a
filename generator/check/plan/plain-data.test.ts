import { expect, test } from "vitest";
import { oddPart } from "./plain-data.ts";

const circle: Record<string, unknown> = {};
circle.again = circle;
const shared = { name: "rye" };

test.each([
  ["plain objects, lists and days", { a: [{ b: "c", d: null }], e: 1, f: new Date(0) }, undefined],
  ["one object in two places", { first: shared, second: shared }, undefined],
  ["an object without a prototype", Object.assign(Object.create(null), { a: 1 }), undefined],
  ["a Map within a list", { a: [new Map()] }, { path: ".a.0", kind: "a Map" }],
  ["a function", { a: { b: () => 1 } }, { path: ".a.b", kind: "a function" }],
  ["a bigint", { a: 1n }, { path: ".a", kind: "a bigint" }],
  ["an address as an object", { a: new URL("https://a.test") }, { path: ".a", kind: "a URL" }],
  ["a failure", { a: new Error("b") }, { path: ".a", kind: "an Error" }],
  ["what has no name", { a: new (class {})() }, { path: ".a", kind: "a class of its own" }],
  ["an element", { a: { $$typeof: Symbol.for("b") } }, { path: ".a", kind: "an element" }],
  ["a circle", circle, { path: ".again", kind: "an object around it" }],
])("of props with %s, what is no data is %o", (_, props, odd) => {
  expect(oddPart(props)).toEqual(odd);
});
