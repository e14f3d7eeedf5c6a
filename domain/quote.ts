import type { Addon, Catalogue, Package } from "./catalogue.ts";
import { formatPounds } from "./money.ts";

export type Selection = {
  readonly packageName: string | null;
  /** How many of each add-on, by name; an add-on that is absent or at 0 is not chosen. */
  readonly quantities: Readonly<Record<string, number | undefined>>;
};

/** Made name by name: spread out of the catalogue's entries, of many shapes, they took an eighth of an order's time. */
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
  const packages = catalogue.packages.filter(({ name }) => name === packageName).map(packageLine);
  const addons = catalogue.addons
    .map(addon => addonLine(addon, quantities[addon.name]))
    .filter(({ quantity }) => quantity > 0);
  const lines = [...packages, ...addons];
  const monthlyPence = sum(addons.filter(({ isMonthly }) => isMonthly));
  return {
    addons,
    lines,
    packagePence: sum(packages),
    oneTimePence: sum(lines) - monthlyPence,
    monthlyPence,
    totalPence: sum(lines),
  };
}

/** '£147', '£150/month'. */
export function lineTotal({ pricePence, quantity, isMonthly }: QuoteLine): string {
  return formatPounds(pricePence * quantity) + (isMonthly ? "/month" : "");
}

/** A monthly package is paid for its first month at once, so its price counts as one-time. */
function packageLine({ name, pricePence, period }: Package): QuoteLine {
  return { name, pricePence, quantity: 1, isMonthly: period === "month" };
}

/** What is sold once counts once: an order that was begun on another day may hold more of it. */
function addonLine(
  { name, pricePence, hasQuantity, isMonthly = false }: Addon,
  wanted = 0,
): QuoteLine {
  return { name, pricePence, quantity: hasQuantity ? wanted : Math.min(wanted, 1), isMonthly };
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((pence, { pricePence, quantity }) => pence + pricePence * quantity, 0);
}
