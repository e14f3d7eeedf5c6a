import { expect, test } from "vitest";
import { countedAddon, firstPackage } from "../../tests/offers.ts";
import { readOrder, wanted } from "./order.ts";

const body = () => ({
  name: "Ann Example",
  email: "ann@example.com",
  selected_package: firstPackage.name,
  selected_addons: [{ name: countedAddon.name, quantity: 3 }],
  total_price: 521,
});

test("an order that is sent again after a price has changed is still the same one", () => {
  const order = orderIn(body());
  const dearer = {
    ...order,
    selectedAddons: order.selectedAddons.map(addon => ({ ...addon, price: addon.price + 1 })),
    totalPence: order.totalPence + 300,
    oneTimePence: order.oneTimePence + 300,
  };
  expect(wanted(dearer)).toEqual(wanted(order));
});

test("an order that differs in anything the customer says is another one", () => {
  const others = [
    { ...body(), name: "Anna Example" },
    { ...body(), message: "Soon, please" },
    { ...body(), selected_addons: [{ name: countedAddon.name, quantity: 2 }] },
    { ...body(), selected_addons: [] },
    { ...body(), total_price: 500 },
  ];
  const all = [body(), ...others].map(one => JSON.stringify(wanted(orderIn(one))));
  expect(new Set(all).size).toBe(6);
});

function orderIn(sent: ReturnType<typeof body>) {
  const read = readOrder(sent);
  if (!read.ok) throw new Error("the sample is no order");
  return read.order;
}
