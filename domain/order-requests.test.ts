import { expect, test } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { orderForm } from "./order-form.ts";
import { orderMessageRequest, packageOrderRequest } from "./order-requests.ts";

const web: Catalogue = {
  type: "web",
  label: "web design",
  packages: [
    { name: "Business Website", pricePence: 34900, period: "once", description: "", features: [] },
  ],
  addons: [
    { name: "Extra page", pricePence: 4900, hasQuantity: true },
    { name: "Logo design", pricePence: 9900 },
    { name: "Maintenance", pricePence: 2500, isMonthly: true },
  ],
};
const order = {
  catalogue: web,
  selection: {
    packageName: "Business Website",
    quantities: { Maintenance: 1, "Extra page": 3, "Logo design": 1 },
  },
  details: { name: "Ann Lee", email: "ann@example.com", phone: "", message: "" },
};
const row = {
  name: "Ann Lee",
  email: "ann@example.com",
  phone: null,
  message: null,
  selected_package: "Business Website",
  selected_addons: [
    { name: "Extra page", quantity: 3, price: 49, isMonthly: false },
    { name: "Logo design", quantity: 1, price: 99, isMonthly: false },
    { name: "Maintenance", quantity: 1, price: 25, isMonthly: true },
  ],
  total_price: 620,
};

test("whatever the order form asks for travels with the order", () => {
  const asked = orderForm.fields.map(({ name }) => name);
  expect(Object.keys(packageOrderRequest(order))).toEqual(expect.arrayContaining(asked));
});

test("the first call carries the row, with null for what was left empty and unit prices", () => {
  expect(packageOrderRequest(order)).toEqual(row);
});

test("what was given is kept", () => {
  const details = { ...order.details, phone: "01632 960001", message: "Before May" };
  expect(packageOrderRequest({ ...order, details })).toMatchObject({
    phone: "01632 960001",
    message: "Before May",
  });
});

test("the second call adds the type and the totals", () => {
  expect(orderMessageRequest(order)).toEqual({
    ...row,
    type: "package_order",
    one_time_total: 595,
    monthly_total: 25,
    package_price: 349,
    package_type: "web",
  });
});

test("an SEO order says so, and names the row when it is known", () => {
  const seo = { ...order, catalogue: { ...web, type: "seo", label: "SEO" } as const };
  expect(orderMessageRequest(seo, "17")).toMatchObject({
    type: "seo_order",
    package_type: "seo",
    order_id: "17",
  });
});
