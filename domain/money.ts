/** '£349', '£49.50', '£12,500': pence only when there are any, and no comma in four figures, as the owner writes '£1500'. */
export function formatPounds(pence: number): string {
  const pounds = pence % 100 ? (pence / 100).toFixed(2) : pence / 100;
  return `£${pounds}`.replace(/\B(?=(\d{3})+\b)/g, pence < 1_000_000 ? "" : ",");
}

/** The calls and the stored order carry pounds as a number; everything else counts in pence. */
export function toPounds(pence: number): number {
  return pence / 100;
}

/** And back: 16.1 × 100 is 1610.0000000000002. */
export function toPence(pounds: number): number {
  return Math.round(pounds * 100);
}
