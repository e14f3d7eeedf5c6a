import { expect, test } from "vitest";
import { anOrder } from "../../tests/service/entries.ts";
import { showLines } from "./listing.ts";

test("the price of an add-on is written as in the mail, with all its pence", () => {
  const { submission } = anOrder({});
  const addon = { name: "Extra page", quantity: 2, price: 49.5, isMonthly: false };
  const order = { ...submission, selectedAddons: [addon] };
  expect(showLines({ submission: order, mails: [] })).toContain("add-on: 2 × Extra page at £49.50");
});
