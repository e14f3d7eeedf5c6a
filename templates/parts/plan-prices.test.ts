import { describe, expect, test } from "vitest";
import { hostingPlans, trainingPlans } from "../../content/plans.ts";
import { nameAndPrice } from "./plan-prices.tsx";

describe("plans that are asked about", () => {
  test("an enquiry names the plan with the price that the page shows", () => {
    expect(hostingPlans.map(nameAndPrice)).toEqual([
      "Essential (£25/month)",
      "Professional (£50/month)",
      "Bespoke (Tailored quote)",
    ]);
    expect(trainingPlans.map(nameAndPrice)[1]).toBe("Group (£45 per person)");
  });
});
