import type { Package } from "../../../domain/catalogue.ts";
import { formatPounds } from "../../../domain/money.ts";
import type { PageTools } from "../../../generator/site.ts";
import { OpenDialog } from "../contact/open-dialog.tsx";
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
        <OpenDialog tools={tools} dialog={dialog} preselect={name}>
          {buttonLabel ?? `Choose ${name}`}
        </OpenDialog>
      ),
    }))}
  />
);
