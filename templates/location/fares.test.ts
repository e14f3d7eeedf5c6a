import { expect, test } from "vitest";
import { comparing } from "./fares.tsx";

test("a town's page asks to compare add-ons only where some are sold", () => {
  expect(comparing({ addons: [{ name: "Logo design", pricePence: 9900 }] })).toContain("add-ons");
  expect(comparing({ addons: [] })).toBe("Compare all packages");
});
