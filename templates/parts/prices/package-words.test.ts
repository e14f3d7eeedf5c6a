import { expect, test } from "vitest";
import { packageWords } from "./package-words.ts";

test("in a list a package says of its price what it has to, and nothing where there is nothing", () => {
  const starter = {
    name: "Starter SEO",
    pricePence: 15000,
    period: "month",
    features: [],
  } as const;
  const described = { ...starter, description: "For one town." };
  expect(packageWords({ ...described, note: "Three months at least." })).toBe(
    "For one town. Three months at least.",
  );
  expect(packageWords(described)).toBe("For one town.");
});
