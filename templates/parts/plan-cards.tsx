import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import "./plan-cards.css";

export type CardPlan = {
  name: string;
  price: string;
  period?: string;
  description: string;
  features: readonly string[];
  popular?: boolean;
  /** Said below the price. */
  note?: string;
  action: ReactNode;
};

/** Plans side by side, their prices, features and buttons on common lines. */
export const PlanCards = ({ plans }: { plans: CardPlan[] }) => (
  <ul className={`plans plans-${plans.length}`}>
    {plans.map(plan => (
      <li key={plan.name} className={plan.popular ? "plan turf" : "plan chalk"}>
        <div>
          <div className="plan-head">
            <h3>{plan.name}</h3>
            {plan.popular && <span className="badge">Most Popular</span>}
          </div>
          <p className="plan-about">{plan.description}</p>
        </div>
        <div>
          <p className="plan-price">
            <b className={/\d/.test(plan.price) ? "figure" : "figure plan-words"}>{plan.price}</b>
            {plan.period && <span className="plan-period"> {plan.period}</span>}
          </p>
          {plan.note && <p className="plan-note">{plan.note}</p>}
        </div>
        <ul className="ticks">
          {plan.features.map(feature => (
            <li key={feature}>
              <Icon name="tick" />
              {feature}
            </li>
          ))}
        </ul>
        {plan.action}
      </li>
    ))}
  </ul>
);
