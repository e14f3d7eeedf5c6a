/** Ends a task, so that a slow phone's browser gets to go on between two that keep it busy. */
export function breath(ms?: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
