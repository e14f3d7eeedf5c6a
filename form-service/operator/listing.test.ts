import { expect, test } from "vitest";
import { anOrder } from "../../tests/service/entries.ts";
import { showLines } from "./listing.ts";

test("of an order all that its customer wrote is shown", () => {
  const { submission } = anOrder({});
  const order = { ...submission, phone: "01632 960001", message: "By May\nif you can" };
  const shown = showLines({ submission: order, mails: [] });
  expect(shown).toContain("phone: 01632 960001");
  expect(shown).toContain("message: By May\n    if you can");
});

test("the price of an add-on is written as in the mail, with all its pence and by the month where it is", () => {
  const { submission } = anOrder({});
  const addon = { name: "Extra page", quantity: 2, price: 49.5, isMonthly: false };
  const care = { name: "Care", quantity: 1, price: 25, isMonthly: true };
  const order = { ...submission, selectedAddons: [addon, care] };
  const shown = showLines({ submission: order, mails: [] });
  expect(shown).toContain("add-on: 2 × Extra page at £49.50");
  expect(shown).toContain("add-on: 1 × Care at £25/month");
});
