/** In the order that their records state. */
export function inOrder<E extends { record: { order: number } }>(entries: E[]): E[] {
  return [...entries].sort((a, b) => a.record.order - b.record.order);
}
