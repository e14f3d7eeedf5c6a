import { expect, test } from "vitest";
import { islandWeights } from "./island-weights.ts";

test("no island weighs more on its first use than it may", async () => {
  const weights = await islandWeights();
  expect(weights.length).toBeGreaterThan(4);
  expect(weights.filter(({ scriptBytes, budgetBytes }) => scriptBytes > budgetBytes)).toEqual([]);
});
