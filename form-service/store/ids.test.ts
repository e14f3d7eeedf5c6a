import { expect, test } from "vitest";
import { idFloor, newId } from "./ids.ts";

test("ids are UUIDs of version 7, in the order of their times and never the same", () => {
  const ids = [1, 0xffff_ffff, Date.UTC(2026, 10, 22), Date.UTC(2026, 10, 22) + 1].map(newId);
  const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  for (const id of ids) expect(id).toMatch(version7);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000);
});

test("no id of a moment is smaller than the floor of that moment, and none of the one before is larger", () => {
  const atMs = Date.UTC(2026, 10, 22);
  for (let n = 0; n < 100; n++) {
    expect(newId(atMs) > idFloor(atMs)).toBe(true);
    expect(newId(atMs - 1) < idFloor(atMs)).toBe(true);
  }
});
