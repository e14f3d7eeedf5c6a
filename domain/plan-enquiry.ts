/** What the plan enquiry's message holds before anything is typed; the owner learns the plan from it. */
export function planMessage(plan: string): string {
  return `I would like to know more about this: ${plan}.`;
}
