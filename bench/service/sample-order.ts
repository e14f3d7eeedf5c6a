import { countedAddon, monthlyAddon, popularPackage } from "../../tests/offers.ts";

/** What the load sends; '#' becomes a number that never comes again. */
export const sampleOrder = JSON.stringify({
  name: "Ann Example",
  email: "ann#@example.com",
  phone: "01632 960960",
  message: "Could you also move our old address over to the new site?",
  selected_package: popularPackage.name,
  selected_addons: [
    { name: countedAddon.name, quantity: 3, price: 49, isMonthly: false },
    { name: monthlyAddon.name, quantity: 1, price: 25, isMonthly: true },
  ],
  total_price: 521,
});
