import { planIn, planMessage } from "../../domain/plan-enquiry.ts";

/** In the message of a form, in the place of the plan that it named before; without a plan all stays as it is. */
export function namePlan(root: HTMLElement, plan: string | undefined): void {
  const message = root.querySelector<HTMLTextAreaElement>("[name=message]");
  if (!plan || !message) return;
  const { value } = message;
  rewrite(message, messageWithPlan(value, { plan, before: planNamedIn(value) }));
  message.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Only up to where the rest is the same: who is typing there meanwhile keeps their place. */
function rewrite(field: HTMLTextAreaElement, text: string): void {
  const { value } = field;
  let same = 0;
  while (same < Math.min(value.length, text.length) && value.at(-1 - same) === text.at(-1 - same))
    same++;
  const [start, end] = [0, value.length - same];
  field.setRangeText(text.slice(0, text.length - same), start, end, same ? "preserve" : "end");
}

/**
 * Names the plan in the message and keeps what the visitor wrote, also when another plan was chosen before. Without the
 * space behind it, words that are typed there would be taken for the rest of a plan's name such as 'Website 2.0'.
 */
export function messageWithPlan(
  typed: string,
  { plan, before }: { plan: string; before: string | undefined },
): string {
  const sentence = planMessage(plan);
  if (!typed.trim()) return `${sentence} `;
  const named = planMessage(before ?? plan);
  return typed.includes(named) ? typed.replace(named, () => sentence) : `${sentence}\n\n${typed}`;
}

/** The plan that a message names already: one of its page, whatever stands in its name, or one of another page. */
function planNamedIn(message: string): string | undefined {
  const openers = document.querySelectorAll<HTMLElement>("[data-plan]");
  const plans = Array.from(openers, ({ dataset }) => dataset.plan ?? "");
  return plans.find(plan => message.includes(planMessage(plan))) ?? planIn(message);
}

/** A message that was begun for the visitor and not gone on with. */
export function isOnlyPlan(message: string): boolean {
  const plan = planNamedIn(message);
  return plan !== undefined && message.trim() === planMessage(plan);
}
