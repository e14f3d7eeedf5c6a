import { expect, test } from "vitest";
import { anEnquiry, anOrder } from "../../tests/service/entries.ts";
import {
  enquiryColumns,
  enquiryRow,
  mailColumns,
  mailRow,
  orderColumns,
  orderRow,
} from "./rows.ts";

test("columns are named in the order of their row's values, by which SQLite puts them in", () => {
  const order = anOrder({});
  expect(orderColumns).toEqual(Object.keys(orderRow(order.submission)));
  expect(enquiryColumns).toEqual(Object.keys(enquiryRow(anEnquiry({}).submission)));
  const [mail] = order.mails;
  if (!mail) throw new Error("an order has a mail");
  expect(mailColumns).toEqual(Object.keys(mailRow(mail, order.submission)));
});
