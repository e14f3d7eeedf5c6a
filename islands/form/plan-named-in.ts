import { planIn, planMessage } from "../../domain/plan-enquiry.ts";

/** The plan that a message names already: one of its page, whatever stands in its name, or one of another page. */
export function planNamedIn(message: string): string | undefined {
  const openers = document.querySelectorAll<HTMLElement>("[data-plan]");
  const plans = Array.from(openers, ({ dataset }) => dataset.plan ?? "");
  return plans.find(plan => message.includes(planMessage(plan))) ?? planIn(message);
}

/** A message that was begun for the visitor and not gone on with. */
export function isOnlyPlan(message: string): boolean {
  const plan = planNamedIn(message);
  return plan !== undefined && message.trim() === planMessage(plan);
}
