import { webCatalogue } from "../../content/catalogue.ts";
import { packageOrderRequest } from "../../domain/order-requests.ts";
import { countedAddon, monthlyAddon, popularPackage } from "../../tests/offers.ts";

/** What the load sends; '#' becomes a number that never comes again. */
export const sampleOrder = JSON.stringify(
  packageOrderRequest({
    catalogue: webCatalogue,
    selection: {
      packageName: popularPackage.name,
      quantities: { [countedAddon.name]: 3, [monthlyAddon.name]: 1 },
    },
    details: {
      name: "Ann Example",
      email: "ann#@example.com",
      phone: "01632 960960",
      message: "Could you also move our old address over to the new site?",
    },
  }),
);
