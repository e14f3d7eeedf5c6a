import type { Catalogue } from "./catalogue.ts";
import { clipped } from "./clipped.ts";
import { quantityMax } from "./quantity.ts";
import type { Selection } from "./quote.ts";

/** An order as it arrives from outside, before anything in it is believed. */
type WantedOrder = {
  readonly packageName: string;
  readonly addons: readonly { readonly name: string; readonly quantity: number }[];
};

type CheckedSelection =
  | { readonly ok: true; readonly selection: Selection }
  | { readonly ok: false; readonly field: "package" | "addons"; readonly message: string };

/** Only what this catalogue sells, each add-on once and in a quantity it can be bought in. */
export function checkSelection(catalogue: Catalogue, wanted: WantedOrder): CheckedSelection {
  if (!catalogue.packages.some(({ name }) => name === wanted.packageName)) {
    const message = `${shownName(wanted.packageName)} is not one of our ${catalogue.label} packages`;
    return { ok: false, field: "package", message };
  }
  const quantities = new Map<string, number>();
  for (const { name, quantity } of wanted.addons) {
    const message = quantities.has(name)
      ? `${shownName(name)} is listed twice`
      : addonProblem(catalogue, { name, quantity });
    if (message) return { ok: false, field: "addons", message };
    quantities.set(name, quantity);
  }
  const { packageName } = wanted;
  return { ok: true, selection: { packageName, quantities: Object.fromEntries(quantities) } };
}

function addonProblem(
  { addons, label }: Catalogue,
  { name, quantity }: WantedOrder["addons"][number],
): string | undefined {
  const addon = addons.find(one => one.name === name);
  if (!addon) return `${shownName(name)} is not one of our ${label} add-ons`;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > quantityMax) {
    return `The quantity of ${shownName(name)} must be a whole number from 1 to ${quantityMax}`;
  }
  if (quantity > 1 && !addon.hasQuantity) return `${shownName(name)} can be ordered once only`;
  return undefined;
}

/** A message repeats the name that was sent: a long one would make a long answer. */
export function shownName(name: string): string {
  return `'${clipped(name, 80)}'`;
}
