import type { OrderedAddon } from "../../domain/order-requests.ts";

/** What is ordered beside the package, without what it costs: both databases make the same text of an order they hold. */
export function addonLines(addons: readonly Pick<OrderedAddon, "name" | "quantity">[]): string {
  return addons.map(({ quantity, name }) => `${quantity} ${name}`).join("\n");
}
