import type { Addon, Package } from "../../domain/catalogue.ts";
import { formatPounds } from "../../domain/money.ts";
import { catalogues, webCatalogue } from "../catalogue.ts";
import { unseenIn } from "./values/plain-words.ts";

/** Until the catalogue is judged an add-on may hold others, too. */
const addonFields: Record<keyof Addon, true> = {
  name: true,
  pricePence: true,
  hasQuantity: true,
  isMonthly: true,
  note: true,
};

// Two commas with nothing between them are told in their own place: `flat` leaves the gap out, which `...` would fill.
const offers = catalogues.flatMap(({ packages, addons }) => [packages, addons].flat());
const named = offers.filter(({ name }) => name);

/** What we ask, by the name of the package or add-on, which until the catalogue is judged need not be a text. */
export const prices: Map<string, number> = new Map(
  named.map(({ name, pricePence }) => [String(name), penceIn(pricePence)]),
);

/** Whether what has this name is paid once or each month. */
export const periods: Map<string, unknown> = new Map(
  catalogues.flatMap(({ packages, addons }) =>
    [
      packages.map(({ name, period }) => [name, period] as const),
      addons.map(addon => [addon.name, periodOf(addon)] as const),
    ].flat(),
  ),
);

/** Behind a name such as 'isMonthy' nobody knows: that is told in its own place, and in no text that says 'a month'. */
function periodOf(addon: Addon): Package["period"] | undefined {
  if (addon.isMonthly) return "month";
  return Object.keys(addon).every(key => Object.hasOwn(addonFields, key)) ? "once" : undefined;
}

/**
 * Whether the catalogue that every page leads to holds packages, all with a name as one reads it: else that is what is
 * wrong, and not each text that asks for a price.
 */
const isWhole =
  named.length === offers.length &&
  !named.some(({ name }) => typeof name !== "string" || unseenIn(name)) &&
  webCatalogue.packages.length > 0;

/** The price that a text asks for by a name. A catalogue that is told as wrong has every name for now. */
export function askedPence(name: string): number | undefined {
  return prices.get(name) ?? (isWhole ? undefined : 0);
}

/** '£199'. A name that the catalogue does not hold stays a mark, to be found and named. */
export function priceOf(name: string): string {
  const pence = askedPence(name);
  return pence === undefined ? `{£ ${name}}` : formatPounds(pence);
}

/** What a text shows that asks for the lowest price of plans that nobody sells: a mark, to be found and named. */
export const ofNoPlans = "{£ of no plans}";

type Priced = readonly { price: string }[];

/** The lowest of some plans' prices, as it is shown: '£25'. */
export function lowestPrice(plans: Priced): string {
  if (plans.length === 0) return ofNoPlans;
  const pounds = lowestPounds(plans);
  return Number.isFinite(pounds) ? formatPounds(Math.round(pounds * 100)) : "";
}

/** The lowest price among plans: what a page means by 'from'. A quote is no price. */
export function lowestPounds(plans: Priced): number {
  return Math.min(...plans.flatMap(({ price }) => poundsOf(price) ?? []));
}

/** '£24.99', 'from £25', '£1,200 a year'; 'Tailored quote' has none. */
export function poundsOf(price: string): number | undefined {
  const [, pounds] = /£\s*(\d[\d,]*(?:\.\d+)?)/.exec(price) ?? [];
  return pounds === undefined ? undefined : Number(pounds.replaceAll(",", ""));
}

/** A price that nobody can ask is told in its own place, and not once more in each text that asks for it. */
export function penceIn(pricePence: unknown): number {
  return Number.isSafeInteger(pricePence) && Number(pricePence) >= 0 ? Number(pricePence) : 0;
}
