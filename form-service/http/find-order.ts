import type { Wish } from "../requests/order.ts";
import type { OrderCall } from "../store/store.ts";
import type { AppParts } from "./parts.ts";

/** Calls of one order lie seconds apart; much later it is another order that looks the same. */
const sameOrderMs = 15 * 60_000;

/**
 * The order that a further call is about: by its key alone where it has one, else by its id or by what it says. Its
 * notification is due then.
 */
export function findOrder(
  { store, clock }: AppParts,
  { name, email, phone, message, selectedPackage, selectedAddons }: Wish,
  named: Pick<OrderCall, "orderId" | "requestKey">,
): Promise<string | undefined> {
  const atMs = clock.now();
  const sinceMs = atMs - sameOrderMs;
  const content = { name, email, phone, message, selectedPackage, selectedAddons, sinceMs };
  return store.completeOrder({ ...named, content, atMs });
}
