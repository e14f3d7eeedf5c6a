import { expect, test } from "vitest";
import { markOfFingerprint, markOfKey } from "./idempotency.ts";

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

test("each character of a key or a fingerprint fits into a byte, however short or odd it is", () => {
  const keys = ["k", "~~~~~~~~~~~~", "x".repeat(200)].map(key => keyOf(key));
  for (const key of [...keys, markOfFingerprint("1.2.3.4", sent).key]) {
    expect(Buffer.from(key, "latin1").toString("latin1")).toBe(key);
  }
});
