import { sectionRoute } from "../../domain/addresses.ts";
import type { Package } from "../../domain/catalogue.ts";
import { formatPounds } from "../../domain/money.ts";
import type { PageTools } from "../../generator/site.ts";
import { PriceCards } from "./price-cards.tsx";

type Props = { tools: PageTools; packages: readonly Package[]; dialog: "quote" | "seo-quote" };

/** What can be ordered. A button opens the configurator with its package chosen. */
export const PackageCards = ({ tools, packages, dialog }: Props) => (
  <PriceCards
    cards={packages.map(({ name, pricePence, period, buttonLabel, ...rest }) => ({
      ...rest,
      name,
      price: formatPounds(pricePence),
      period: period === "month" ? "/month" : "one-time",
      action: (
        <a
          className="button"
          href={tools.link(sectionRoute("contact"))}
          data-open={dialog}
          data-package={name}
        >
          {buttonLabel ?? `Choose ${name}`}
        </a>
      ),
    }))}
  />
);
