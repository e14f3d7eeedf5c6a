/** A count as JSON or a form sends it. '1e3', '٣', 1.5 and '' are not counts. */
export function countOf(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : Number.NaN;
}

/** An amount in pounds that can be stored, or null: whatever the client sends here never fails an order. */
export function amountOf(value: unknown): number | null {
  const isText = typeof value === "string" && /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value);
  const amount = isText ? Number(value) : value;
  return typeof amount === "number" && Math.abs(amount) < 1e15 ? amount : null;
}
