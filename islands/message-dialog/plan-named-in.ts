import { planMessage } from "../../domain/plan-enquiry.ts";

/** The plan that a message names already, of those for which its page opens a dialog; a reload may have come between. */
export function planNamedIn(message: string): string | undefined {
  const openers = document.querySelectorAll<HTMLElement>("[data-plan]");
  const plans = Array.from(openers, ({ dataset }) => dataset.plan ?? "");
  return plans.find(plan => message.includes(planMessage(plan)));
}
