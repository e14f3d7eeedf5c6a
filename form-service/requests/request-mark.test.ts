import { expect, test } from "vitest";
import { markOfKey } from "./request-mark.ts";

const sent = { route: "order", content: { name: "Ann" }, atMs: 0 };
const keyOf = (key: string, route = "order") => markOfKey(key, { ...sent, route }).key;

test("keys that begin with the time are stored in the order of time", () => {
  const keys = ["mi8qxk00-z", "mi8qxk01-a", "mi8qxk0a-c", "mi8qxl00-b"].map(key => keyOf(key));
  expect(keys.toSorted()).toEqual(keys);
});

test("keys that differ only behind the time, or in their route, are different", () => {
  const all = [keyOf("mi8qxk00-a"), keyOf("mi8qxk00-b"), keyOf("mi8qxk00-a", "message")];
  expect(new Set(all).size).toBe(3);
  expect(keyOf("mi8qxk00-a")).toBe(keyOf("mi8qxk00-a"));
});

test("a key is stored as hexadecimal, however short or odd it is", () => {
  for (const key of ["k", "~~~~~~~~~~~~", "x".repeat(200)]) {
    expect(keyOf(key)).toMatch(/^([0-9a-f]{2})+$/);
  }
});
