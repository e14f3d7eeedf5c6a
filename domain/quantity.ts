export const quantityMax = 20;

/** A plain decimal number; '1e3', '٣' or '1,000' are not what anybody types for a count of pages. */
const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * What a visitor typed as a quantity: 1 when it is not a number, 0 (which removes the add-on) when
 * it is 0 or less, never more than 20, decimals floored.
 */
export function parseQuantity(typed: string): number {
  // A phone's keyboard or a pasted price list may bring a real minus sign.
  const text = typed.trim().replace(/^[−–]/, "-");
  return decimal.test(text) ? Math.min(Math.max(0, Math.floor(Number(text))), quantityMax) : 1;
}
