import type { Plans } from "../../../content/rules/fact-schemas.ts";
import { site } from "../../../content/site.ts";
import type { PageTools } from "../../../generator/site.ts";
import { OpenDialog } from "../contact/open-dialog.tsx";
import { PriceCards } from "./price-cards.tsx";
import "./plan-prices.css";

type Props = {
  tools: PageTools;
  plans: Plans;
  /** Named in the enquiry, since plans of different pages share names. */
  page: string;
  buttonLabel?: (plan: string) => string;
};

/** Plans that are asked about, not ordered: a button opens the enquiry with the plan in the message. */
export const PlanPrices = ({ tools, plans, page, buttonLabel }: Props) => (
  <>
    <PriceCards
      cards={plans.map(plan => ({
        ...plan,
        action: (
          <OpenDialog
            tools={tools}
            dialog="plan-enquiry"
            plan={`${page}, ${nameAndPrice(plan)}`}
            // Who goes from button to button hears nothing of the card around it.
            name={buttonLabel ? undefined : `Choose Plan: ${plan.name}`}
          >
            {buttonLabel ? buttonLabel(plan.name) : "Choose Plan"}
          </OpenDialog>
        ),
      }))}
    />
    <p className="plan-prices-vat">{site.vatStatement}</p>
  </>
);

/** 'Essential (£25/month)', so that the owner reads from the enquiry what was on the page. */
export function nameAndPrice({ name, price, period }: Plans[number]): string {
  const shown = [price, period].filter(Boolean).join(" ").replace(" /", "/");
  return `${name} (${shown})`;
}
