import { describe, expect, test } from "vitest";
import { nameAndPrice } from "./plan-prices.tsx";

describe("plans that are asked about", () => {
  test("an enquiry names the plan with the price that the page shows", () => {
    const plan = { description: "", features: [] };
    const plans = [
      { ...plan, name: "Essential", price: "£25", period: "/month" },
      { ...plan, name: "Bespoke", price: "Tailored quote" },
      { ...plan, name: "Group", price: "£45", period: "per person" },
    ];
    expect(plans.map(nameAndPrice)).toEqual([
      "Essential (£25/month)",
      "Bespoke (Tailored quote)",
      "Group (£45 per person)",
    ]);
  });
});
