import type { WantedAddon } from "../../domain/check-addons.ts";

/**
 * What is ordered beside the package, by name and without what it costs, whatever the order in which it is listed: both
 * databases make the same text of an order they hold.
 */
export function addonLines(addons: readonly WantedAddon[]): string {
  return [...addons]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ quantity, name }) => `${quantity} ${name}`)
    .join("\n");
}
