import type { Plans } from "../../content/rules/fact-schemas.ts";
import "../parts/led.css";
import "./plan-ledger.css";

/** The prices at a glance, as a bill: the details stand below. */
export const PlanLedger = ({ plans }: { plans: Plans }) => (
  <a className="plan-ledger" href="#plans">
    <span className="plan-ledger-head">Support, by the month</span>
    {plans.map(({ name, price }) => (
      <span key={name} className="plan-ledger-line">
        <span>{name}</span> <b className="figure led">{price}</b>
      </span>
    ))}
    <span className="plan-ledger-foot">What each includes</span>
  </a>
);
