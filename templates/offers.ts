import type { Plans } from "../content/rules/fact-schemas.ts";
import { poundsOf } from "../content/rules/prices.ts";
import type { Package } from "../domain/catalogue.ts";
import { toPounds } from "../domain/money.ts";
import type { GraphNode, Service } from "./structured-data.tsx";

export function packageService({ name, description, ...sold }: Package): Service {
  return { name, description, offers: packageOffer(sold) };
}

/** One for each package, where all of them are one service. */
export function packageOffers(packages: readonly Package[]): GraphNode[] {
  return packages.map(({ name, ...sold }) => ({ name, ...packageOffer(sold) }));
}

/** What a page of plans speaks of, in its town. */
export function planService(
  { headline, subheadline }: { headline: string; subheadline: string },
  { area, plans }: { area: string; plans: Plans },
): Service {
  return { name: headline, description: subheadline, area, offers: planOffers(plans) };
}

/** One for each plan; a quote is no price. */
function planOffers(plans: Plans): GraphNode[] {
  return plans.flatMap(({ name, price, period }) => {
    const pounds = poundsOf(price);
    // '/month', 'per hour', 'a year', be it in the price or behind it, also behind '+ VAT': what follows is the unit.
    const asked = period === undefined ? price : `${pounds} ${period}`;
    const [, unit] = /\d\s*(?:\/|(?:per|an?|each) )\s*(.+)/i.exec(asked) ?? [];
    return pounds === undefined ? [] : { name, ...offer({ pounds, unit }) };
  });
}

/** Where the page says 'from £199' or 'from £25/month'. */
export function offersFrom(price: string): GraphNode | undefined {
  const pounds = poundsOf(price);
  if (pounds === undefined) return undefined;
  return price.endsWith("/month")
    ? offer({ pounds, unit: "month" })
    : { "@type": "AggregateOffer", lowPrice: String(pounds), priceCurrency };
}

function packageOffer({ pricePence, period }: Pick<Package, "pricePence" | "period">): GraphNode {
  return offer({ pounds: toPounds(pricePence), unit: period === "month" ? "month" : undefined });
}

/** A price alone is what is paid once: what is paid each month or hour says so. */
function offer({ pounds, unit }: { pounds: number; unit: string | undefined }): GraphNode {
  const paid = { price: String(pounds), priceCurrency };
  if (unit === undefined) return { "@type": "Offer", ...paid };
  const priceSpecification = { "@type": "UnitPriceSpecification", ...paid, unitText: unit };
  return { "@type": "Offer", priceSpecification };
}

const priceCurrency = "GBP";
