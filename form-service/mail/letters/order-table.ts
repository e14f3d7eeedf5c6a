import { catalogues } from "../../../content/catalogue.ts";
import { catalogueSelling } from "../../../domain/catalogue.ts";
import { formatPounds, toPence } from "../../../domain/money.ts";
import type { OrderRecord } from "../../store/records.ts";

export type OrderTable = {
  readonly lines: readonly {
    readonly name: string;
    readonly detail: string;
    readonly total: string;
  }[];
  readonly totals: readonly {
    readonly label: string;
    readonly amount: string;
    readonly isMain: boolean;
  }[];
};

/** The order as it was stored, so that a later change of prices does not rewrite history. */
export function orderTable(order: OrderRecord): OrderTable {
  const addons = order.selectedAddons.map(({ name, quantity, price, isMonthly }) => ({
    name,
    detail: `${quantity} × ${pounds(price)}${isMonthly ? " monthly" : ""}`,
    total: pounds(price * quantity) + (isMonthly ? "/month" : ""),
  }));
  const { oneTimePence, monthlyPence, totalPence } = order;
  const initial = { label: "Initial Payment", amount: formatPounds(oneTimePence), isMain: true };
  const monthly = { label: "Then Monthly", amount: formatPounds(monthlyPence), isMain: false };
  const total = { label: "Total price", amount: formatPounds(totalPence), isMain: false };
  return {
    lines: [packageLine(order), ...addons],
    totals: monthlyPence > 0 ? [initial, monthly, total] : [initial],
  };
}

function packageLine(order: OrderRecord): OrderTable["lines"][number] {
  const addonPence = order.selectedAddons
    .filter(({ isMonthly }) => !isMonthly)
    .reduce((pence, { price, quantity }) => pence + toPence(price) * quantity, 0);
  const name = order.selectedPackage;
  const isMonthly = isPaidMonthly(order);
  return {
    name,
    detail: isMonthly ? "Package, first month" : "Package",
    total: formatPounds(order.oneTimePence - addonPence) + (isMonthly ? "/month" : ""),
  };
}

/** What was ordered before this was kept is read as its package is sold today. */
export function isPaidMonthly({ selectedPackage: name, packagePeriod }: OrderRecord): boolean {
  const soldNow = () =>
    catalogueSelling(catalogues, name)?.packages.find(one => one.name === name)?.period;
  return (packagePeriod ?? soldNow()) === "month";
}

/** A visitor's page may have shown anything, such as a total below nothing. */
export function signedPounds(pence: number): string {
  return `${pence < 0 ? "-" : ""}${formatPounds(Math.abs(pence))}`;
}

function pounds(amount: number): string {
  return formatPounds(toPence(amount));
}
