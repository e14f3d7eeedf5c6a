import { formatPounds } from "./money.ts";

export type CatalogueType = "web" | "seo";

/** Plain JSON, so that a page can hand it to an island as a prop. */
export type Catalogue = {
  readonly type: CatalogueType;
  /** As it reads in "Thank you for your … enquiry". */
  readonly label: string;
  readonly packages: readonly Package[];
  readonly addons: readonly Addon[];
};

export type Package = {
  readonly name: string;
  readonly pricePence: number;
  readonly period: "once" | "month";
  readonly description: string;
  readonly features: readonly string[];
  readonly popular?: boolean;
  readonly buttonLabel?: string;
  /** Said beside the price where the price alone would mislead. */
  readonly note?: string;
};

export type Addon = {
  readonly name: string;
  readonly pricePence: number;
  readonly hasQuantity?: boolean;
  readonly isMonthly?: boolean;
  /** What one unit is, such as 'per page' or 'per year'. */
  readonly note?: string;
};

/** What 'from' means: the package that costs least, wherever its owner has put it. */
export function cheapest(packages: readonly Package[]): Package | undefined {
  return [...packages].sort((a, b) => a.pricePence - b.pricePence)[0];
}

/** '£349' or '£150/month'. */
export function packagePrice({ pricePence, period }: Package): string {
  return formatPounds(pricePence) + (period === "month" ? "/month" : "");
}

/** '£99', '£25/month', '£40 per page'. */
export function addonPrice({ pricePence, isMonthly, note }: Addon): string {
  return formatPounds(pricePence) + (isMonthly ? "/month" : "") + (note ? ` ${note}` : "");
}

/** What the dialog is called in which the packages are chosen. */
export function quoteTitle({ label }: Catalogue): string {
  return `Your ${label} quote`;
}

/** An order names its package; the package tells which catalogue it was chosen from. */
export function catalogueSelling(
  catalogues: readonly Catalogue[],
  packageName: string,
): Catalogue | undefined {
  return catalogues.find(({ packages }) => packages.some(({ name }) => name === packageName));
}
