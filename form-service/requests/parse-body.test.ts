import { expect, test } from "vitest";
import { firstPackage } from "../../tests/offers.ts";
import { readMessage } from "./message.ts";
import { readOrder } from "./order.ts";

const order = { name: "Ann", email: "ann@example.com", selected_package: firstPackage.name };
const message = { name: "Bob", email: "bob@example.com", message: "Please ring us." };

test.each([1632960960, ["01632 960960"], { home: "01632 960960" }, true, false])(
  "a telephone number that came as %j is refused, not lost",
  phone => {
    const fields = { phone: "Phone must be text" };
    expect(readOrder({ ...order, phone })).toEqual({ ok: false, fields, isUnsold: false });
    expect(readMessage({ ...message, phone })).toMatchObject({ ok: false, fields });
  },
);

test("what may stay empty may be null, and is named beside what is missing", () => {
  expect(readOrder({ ...order, phone: null, message: null }).ok).toBe(true);
  expect(readOrder({ ...order, name: "", message: ["Hello"] })).toEqual({
    ok: false,
    fields: { name: "Name is required", message: "Additional Requirements must be text" },
    isUnsold: false,
  });
});
