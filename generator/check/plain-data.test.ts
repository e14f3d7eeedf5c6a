import { expect, test } from "vitest";
import { oddPart } from "./plain-data.ts";

const circle: Record<string, unknown> = {};
circle.again = circle;
const shared = { name: "rye" };

test.each([
  ["plain objects, lists and days", { a: [{ b: "c", d: null }], e: 1, f: new Date(0) }, undefined],
  ["one object in two places", { first: shared, second: shared }, undefined],
  ["an object without a prototype", Object.assign(Object.create(null), { a: 1 }), undefined],
  ["a Map within a list", { a: [new Map()] }, { path: "props.a.0", kind: "a Map" }],
  ["a function", { a: { b: () => 1 } }, { path: "props.a.b", kind: "a function" }],
  ["a bigint", { a: 1n }, { path: "props.a", kind: "a bigint" }],
  ["an address as an object", { a: new URL("https://a.test") }, { path: "props.a", kind: "a URL" }],
  ["an element", { a: { $$typeof: Symbol.for("b") } }, { path: "props.a", kind: "an element" }],
  ["a circle", circle, { path: "props.again", kind: "what it is a part of itself" }],
])("of props with %s, what is no data is %o", (_, props, odd) => {
  expect(oddPart(props, "props")).toEqual(odd);
});
