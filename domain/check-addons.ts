import type { Catalogue } from "./catalogue.ts";
import { clipped } from "./clipped.ts";
import { quantityMax } from "./quantity.ts";
import type { Selection } from "./quote.ts";

/** As it is asked for: what it costs, our catalogue says. */
export type WantedAddon = { readonly name: string; readonly quantity: number };

type CheckedAddons =
  | { readonly ok: true; readonly quantities: Selection["quantities"] }
  | { readonly ok: false; readonly message: string };

/** Only what this catalogue sells, each add-on once and in a quantity it can be bought in. */
export function checkAddons(catalogue: Catalogue, wanted: readonly WantedAddon[]): CheckedAddons {
  const quantities = new Map<string, number>();
  for (const addon of wanted) {
    const { name, quantity } = addon;
    const message = quantities.has(name)
      ? `${shownName(name)} is listed twice`
      : addonProblem(catalogue, addon);
    if (message) return { ok: false, message };
    quantities.set(name, quantity);
  }
  return { ok: true, quantities: Object.fromEntries(quantities) };
}

function addonProblem(
  { addons, label }: Catalogue,
  { name, quantity }: WantedAddon,
): string | undefined {
  const addon = addons.find(one => one.name === name);
  if (!addon) return `${shownName(name)} is not one of our ${label} add-ons now. ${loadAgain}`;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > quantityMax) {
    return `The quantity of ${shownName(name)} must be a whole number from 1 to ${quantityMax}`;
  }
  if (quantity > 1 && !addon.hasQuantity) return `${shownName(name)} can be ordered once only`;
  return undefined;
}

/** Whoever reads this has the page open since before what it names was renamed or taken out, and could only try in vain. */
export const loadAgain = "Load the page again; what you typed stays";

/** A message repeats the name that was sent: a long one would make a long answer. */
export function shownName(name: string): string {
  return `'${clipped(name, 80)}'`;
}
