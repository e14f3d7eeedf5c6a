import { seoCatalogue, webCatalogue } from "../content/catalogue.ts";
import { type Order, orderMessageRequest, packageOrderRequest } from "../domain/order-requests.ts";
import { quote, type Selection } from "../domain/quote.ts";

/**
 * What tests order: of each kind one, whatever the catalogue calls it and asks for it today. What it was called and
 * asked first stands in as-specified.test.ts.
 */
const { packages, addons } = webCatalogue;
export const firstPackage = oneOf(packages, () => true);
export const popularPackage = oneOf(packages, ({ popular }) => popular);
export const lastPackage = oneOf([...packages].reverse(), () => true);
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

const sampleSelection = {
  packageName: popularPackage.name,
  quantities: { [countedAddon.name]: 3, [onceAddon.name]: 1, [monthlyAddon.name]: 1 },
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

function oneOf<Offer>(offers: readonly Offer[], isWanted: (offer: Offer) => unknown): Offer {
  const offer = offers.find(isWanted);
  if (!offer)
    throw new Error(`content/catalogue.ts sells nothing that tests could order as ${isWanted}`);
  return offer;
}
