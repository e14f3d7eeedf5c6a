const start = "I would like to know more about this: ";

/** What the plan enquiry's message holds before anything is typed; the owner learns the plan from it. */
export function planMessage(plan: string): string {
  return `${start}${plan}.`;
}

/** The plan that such a sentence in a message names; a full stop within a name has no space behind it. */
export function planIn(message: string): string | undefined {
  return new RegExp(`${start}(.+?)\\.(?!\\S)`).exec(message)?.[1];
}
