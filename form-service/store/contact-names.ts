import { type OrderContact, orderForm } from "../../domain/order-form.ts";

/** What the order form asks for: each is a column too. */
export const contactNames: readonly (keyof OrderContact)[] = orderForm.fields.map(
  ({ name }) => name,
);
