/** Ends a task, so that a slow phone's browser gets to go on between two that keep it busy. */
export function breath(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve));
}
