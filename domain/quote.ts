import type { Addon, Catalogue, Package } from "./catalogue.ts";
import { formatPounds } from "./money.ts";

export type Selection = {
  readonly packageName: string | null;
  /** How many of each add-on, by name; an add-on that is absent or at 0 is not chosen. */
  readonly quantities: Readonly<Record<string, number | undefined>>;
};

type QuoteLine = {
  readonly name: string;
  readonly quantity: number;
  /** One unit. */
  readonly pricePence: number;
  readonly isMonthly: boolean;
};

export type Quote = {
  /** In the order of the catalogue. */
  readonly addons: readonly QuoteLine[];
  /** The package, then the add-ons. */
  readonly lines: readonly QuoteLine[];
  readonly packagePence: number;
  readonly oneTimePence: number;
  readonly monthlyPence: number;
  readonly totalPence: number;
};

/** What an order costs. Configurator and form service both ask here. */
export function quote(catalogue: Catalogue, { packageName, quantities }: Selection): Quote {
  const chosen = catalogue.packages.find(({ name }) => name === packageName);
  const addons = catalogue.addons
    .map(addon => addonLine(addon, quantities[addon.name] ?? 0))
    .filter(({ quantity }) => quantity > 0);
  const packagePence = chosen?.pricePence ?? 0;
  const totalPence = packagePence + sum(addons);
  const monthlyPence = sum(addons.filter(({ isMonthly }) => isMonthly));
  return {
    addons,
    lines: chosen ? [packageLine(chosen), ...addons] : addons,
    packagePence,
    oneTimePence: totalPence - monthlyPence,
    monthlyPence,
    totalPence,
  };
}

/** '£147', '£150/month'. */
export function lineTotal({ pricePence, quantity, isMonthly }: QuoteLine): string {
  return formatPounds(pricePence * quantity) + (isMonthly ? "/month" : "");
}

/** A monthly package is paid for its first month at once, so its price counts as one-time. */
function packageLine(pack: Package): QuoteLine {
  return { ...pack, quantity: 1, isMonthly: pack.period === "month" };
}

/** What is sold once counts once: an order that was begun on another day may hold more of it. */
function addonLine(addon: Addon, wanted: number): QuoteLine {
  const quantity = addon.hasQuantity ? wanted : Math.min(wanted, 1);
  return { ...addon, quantity, isMonthly: addon.isMonthly ?? false };
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((pence, { pricePence, quantity }) => pence + pricePence * quantity, 0);
}
