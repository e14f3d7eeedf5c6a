import { planMessage } from "../../domain/plan-enquiry.ts";

/** Names the plan in the message and keeps what the visitor wrote, also when another plan was chosen before. */
export function messageWithPlan(
  typed: string,
  { plan, before }: { plan: string; before: string | undefined },
): string {
  const sentence = planMessage(plan);
  if (!typed.trim()) return sentence;
  if (before !== undefined && typed.includes(planMessage(before)))
    return typed.replace(planMessage(before), () => sentence);
  return typed.includes(sentence) ? typed : `${sentence}\n\n${typed}`;
}
