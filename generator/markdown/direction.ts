/** The letters of Hebrew, Arabic and the scripts between them in Unicode, all of which run from right to left. */
const beginsFromRight = /^[^\p{L}]*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Of a text that runs the other way than what it stands in: its first letter decides. */
export function direction(text: string, isWithinRight: boolean): "rtl" | "ltr" | undefined {
  const isFromRight = /\p{L}/u.test(text) ? beginsFromRight.test(text) : isWithinRight;
  if (isFromRight === isWithinRight) return undefined;
  return isFromRight ? "rtl" : "ltr";
}
