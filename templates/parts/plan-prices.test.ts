import { describe, expect, test } from "vitest";
import { hostingPlans, supportPlans, trainingPlans } from "../../content/plans.ts";
import { lowestPounds, nameAndPrice } from "./plan-prices.tsx";

describe("plans that are asked about", () => {
  test("an enquiry names the plan with the price that the page shows", () => {
    expect(hostingPlans.map(nameAndPrice)).toEqual([
      "Essential (£25/month)",
      "Professional (£50/month)",
      "Bespoke (Tailored quote)",
    ]);
    expect(trainingPlans.map(nameAndPrice)[1]).toBe("Group (£45 per person)");
  });

  test("'from' is the lowest price, and a quote is no price", () => {
    expect(lowestPounds(hostingPlans)).toBe(25);
    expect(lowestPounds(supportPlans)).toBe(29);
    expect(lowestPounds(trainingPlans)).toBe(35);
  });
});
