import { seoCatalogue, webCatalogue } from "../content/catalogue.ts";
import type { Addon } from "../domain/catalogue.ts";
import { type Order, orderMessageRequest, packageOrderRequest } from "../domain/order-requests.ts";
import { quote, type Selection } from "../domain/quote.ts";
import { absent, nothingToAsk } from "./nothing-to-ask.ts";

/**
 * What tests order: of each kind one, whatever the catalogue calls it and asks for it today. Where none of a kind is
 * sold, tests that order it have nothing to ask. What it was called and asked first stands in as-specified.test.ts.
 */
const { packages, addons } = webCatalogue;
export const firstPackage = oneOf(packages, () => true);
export const popularPackage = packages.find(({ popular }) => popular) ?? firstPackage;
/** Another than the most popular one. */
export const lastPackage = oneOf([...packages].reverse(), one => one !== popularPackage);
export const countedAddon = oneOf(
  addons,
  ({ hasQuantity, isMonthly }) => hasQuantity && !isMonthly,
);
export const onceAddon = oneOf(addons, ({ hasQuantity, isMonthly }) => !hasQuantity && !isMonthly);
export const monthlyAddon = oneOf(
  addons,
  ({ hasQuantity, isMonthly }) => !hasQuantity && isMonthly,
);

export const onceSeo = oneOf(seoCatalogue.packages, ({ period }) => period === "once");
export const monthlySeo = oneOf(seoCatalogue.packages, ({ period }) => period === "month");
export const popularSeo = oneOf(seoCatalogue.packages, ({ popular }) => popular);

/** Of the kinds of add-ons each that is sold. */
const sampleAddons = [countedAddon, onceAddon, monthlyAddon].filter(one => addons.includes(one));
/** Ends the test that is running where the business sells no such add-on. */
export function needAddon(isMeant: (addon: Addon, index: number) => unknown = () => true): void {
  if (!addons.some(isMeant)) nothingToAsk("The catalogue has no such add-on");
}

const sampleSelection = {
  packageName: popularPackage.name,
  quantities: Object.fromEntries(sampleAddons.map(one => [one.name, one === countedAddon ? 3 : 1])),
};
export const sampleQuote = webQuote(sampleSelection.quantities);

/** What the popular package costs with some add-ons. */
export function webQuote(quantities: Selection["quantities"], { name } = popularPackage) {
  return quote(webCatalogue, { packageName: name, quantities });
}

/** The two calls of a page in which somebody orders the sample. */
export function sampleCalls(details: Order["details"]) {
  const order = { catalogue: webCatalogue, selection: sampleSelection, details };
  return { first: packageOrderRequest(order), second: orderMessageRequest(order) };
}

function oneOf<Offer extends object>(
  offers: readonly Offer[],
  isWanted: (offer: Offer) => unknown,
): Offer {
  const offer = offers.find(isWanted);
  return (
    offer ?? absent(`content/catalogue.ts sells nothing that tests could order as ${isWanted}`)
  );
}
