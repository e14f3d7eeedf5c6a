import type { Addon, Catalogue, Package } from "./catalogue.ts";
import { formatPounds } from "./money.ts";

export type Selection = {
  readonly packageName: string | null;
  /** How many of each add-on, by name; an add-on that is absent or at 0 is not chosen. */
  readonly quantities: Readonly<Record<string, number | undefined>>;
};

type QuoteLine = {
  readonly kind: "package" | "addon";
  readonly name: string;
  readonly quantity: number;
  /** One unit. */
  readonly pricePence: number;
  readonly totalPence: number;
  readonly isMonthly: boolean;
};

export type Quote = {
  /** The package first, then the add-ons in the order of the catalogue. */
  readonly lines: readonly QuoteLine[];
  readonly packagePence: number;
  readonly oneTimePence: number;
  readonly monthlyPence: number;
  readonly totalPence: number;
};

/** What an order costs. Pricing section, configurator and form service all ask here. */
export function quote(catalogue: Catalogue, { packageName, quantities }: Selection): Quote {
  const chosen = catalogue.packages.find(({ name }) => name === packageName);
  const addons = catalogue.addons
    .map(addon => addonLine(addon, quantities[addon.name] ?? 0))
    .filter(({ quantity }) => quantity > 0);
  const packagePence = chosen?.pricePence ?? 0;
  const oneTimePence = packagePence + sum(addons.filter(({ isMonthly }) => !isMonthly));
  const monthlyPence = sum(addons.filter(({ isMonthly }) => isMonthly));
  return {
    lines: chosen ? [packageLine(chosen), ...addons] : addons,
    packagePence,
    oneTimePence,
    monthlyPence,
    totalPence: oneTimePence + monthlyPence,
  };
}

/** '£147', '£150/month'. */
export function lineTotal({ totalPence, isMonthly }: QuoteLine): string {
  return formatPounds(totalPence) + (isMonthly ? "/month" : "");
}

/** A monthly package is paid for its first month at once, so its price counts as one-time. */
function packageLine({ name, pricePence, period }: Package): QuoteLine {
  return {
    kind: "package",
    name,
    quantity: 1,
    pricePence,
    totalPence: pricePence,
    isMonthly: period === "month",
  };
}

function addonLine({ name, pricePence, isMonthly = false }: Addon, quantity: number): QuoteLine {
  return {
    kind: "addon",
    name,
    quantity,
    pricePence,
    totalPence: pricePence * quantity,
    isMonthly,
  };
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((pence, line) => pence + line.totalPence, 0);
}
