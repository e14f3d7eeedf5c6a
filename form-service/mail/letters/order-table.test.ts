import { expect, test } from "vitest";
import { anOrder } from "../../../tests/service/entries.ts";
import { siteFacts } from "../../config/facts.ts";
import type { OrderRecord } from "../../store/records.ts";
import { ownerLetter } from "./letter.ts";
import { orderTable } from "./order-table.ts";

const page = { name: "Page", quantity: 2, price: 50, isMonthly: false };
const care = { name: "Care", quantity: 2, price: 25, isMonthly: true };
const order: OrderRecord = {
  ...anOrder({}).submission,
  selectedPackage: "Shop",
  packagePeriod: "once",
  selectedAddons: [page, care],
  oneTimePence: 30_000,
  monthlyPence: 5_000,
  totalPence: 35_000,
  clientTotal: null,
};

test("the owner reads what each thing costs and how often, and what is left for the package", () => {
  expect(orderTable(order).lines).toEqual([
    { name: "Shop", detail: "Package", total: "£200" },
    { name: "Page", detail: "2 × £50", total: "£100" },
    { name: "Care", detail: "2 × £25 monthly", total: "£50/month" },
  ]);
  const [monthly] = orderTable({ ...order, packagePeriod: "month" }).lines;
  expect(monthly).toEqual({ name: "Shop", detail: "Package, first month", total: "£200/month" });
});

test("of an order that is paid once there is one sum, of one that goes on there are three", () => {
  const sums = (of: OrderRecord) =>
    orderTable(of).totals.map(({ label, amount }) => `${label} ${amount}`);
  expect(sums(order)).toEqual(["Initial Payment £300", "Then Monthly £50", "Total price £350"]);
  const once = { selectedAddons: [page], monthlyPence: 0, totalPence: 30_000 };
  expect(sums({ ...order, ...once })).toEqual(["Initial Payment £300"]);
});

test("where a page told no total, the owner is not told that it differs from ours", () => {
  expect(ownerLetter(order, siteFacts).notices).toEqual([]);
});
