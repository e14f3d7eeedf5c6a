import { expect, test } from "vitest";
import { formatPounds, toPence, toPounds } from "./money.ts";

test.each([
  [0, "£0"],
  [34900, "£349"],
  [4950, "£49.50"],
  [5, "£0.05"],
  [99999, "£999.99"],
  [150000, "£1500"],
  [999950, "£9999.50"],
  [1000000, "£10,000"],
  [12500000, "£125,000"],
  [123456750, "£1,234,567.50"],
  [-2500, "£-25"],
])("%i pence read %s", (pence, expected) => {
  expect(formatPounds(pence)).toBe(expected);
});

test("the calls carry pounds, with pence only where there are any", () => {
  expect(toPounds(59500)).toBe(595);
  expect(toPounds(4950)).toBe(49.5);
});

test("pounds become pence to the penny", () => {
  expect([16.1, 4.35, 595].map(toPence)).toEqual([1610, 435, 59_500]);
});
