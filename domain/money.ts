/** '£349', '£49.50': pence only when there are any, and no thousands comma, as the owner writes '£1500'. */
export function formatPounds(pence: number): string {
  const sign = pence < 0 ? "−" : "";
  const pounds = Math.abs(pence) / 100;
  return `${sign}£${Number.isInteger(pounds) ? pounds : pounds.toFixed(2)}`;
}

/** The calls and the stored order carry pounds as a number; everything else counts in pence. */
export function toPounds(pence: number): number {
  return pence / 100;
}

/** And back: 16.1 × 100 is 1610.0000000000002. */
export function toPence(pounds: number): number {
  return Math.round(pounds * 100);
}
