import { formatPounds } from "../domain/money.ts";
import { catalogues } from "./catalogue.ts";
import type { Plans } from "./fact-schemas.ts";

const offers = catalogues.flatMap(({ packages, addons }) => [...packages, ...addons]);
const priced = offers.filter(({ name, pricePence }) => name && pricePence !== undefined);

/** What we ask, by the name of the package or add-on. */
export const prices = new Map(priced.map(({ name, pricePence }) => [name, pricePence]));

/** Whether none is without a name or a price: else that is what is wrong, and not each text that asks for one. */
export const areAllPriced = priced.length === offers.length;

/** '£199'. A name that the catalogue does not hold stays a mark, to be found and named. */
export function priceOf(name: string): string {
  const pence = prices.get(name);
  return pence === undefined ? `{£ ${name}}` : formatPounds(pence);
}

/** The lowest of some plans' prices, as it is shown: '£25'. */
export function lowestPrice(plans: Plans): string {
  const asked = plans.map(({ price }) => price).filter(price => /^£\d/.test(price));
  return (
    asked.sort((a, b) => Number.parseFloat(a.slice(1)) - Number.parseFloat(b.slice(1)))[0] ?? ""
  );
}
