import { expect, test } from "vitest";
import { compassPoint } from "./compass-point.ts";

test("knows the eight points of the compass", () => {
  expect([0, 44, 63, 152, 207, 230, 338].map(compassPoint)).toEqual([
    "north",
    "north-east",
    "north-east",
    "south-east",
    "south-west",
    "south-west",
    "north",
  ]);
});
