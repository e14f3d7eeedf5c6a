import { messageWithPlan } from "./message-with-plan.ts";
import { planNamedIn } from "./plan-named-in.ts";

/** In the message of a form, in the place of the plan that it named before; without a plan all stays as it is. */
export function namePlan(root: HTMLElement, plan: string | undefined): void {
  const message = root.querySelector("textarea");
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
