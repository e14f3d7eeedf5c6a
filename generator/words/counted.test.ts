import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is told in the singular, none and many in the plural", () => {
  const told = [0, 1, 2].map(count => counted(count, "warning"));
  expect(told).toEqual(["0 warnings", "1 warning", "2 warnings"]);
});
