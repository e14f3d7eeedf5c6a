/** The letters of Hebrew, Arabic and the scripts between them in Unicode, all of which run from right to left. */
const beginsFromRight = /^[^\p{L}]*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** As an attribute, what a text needs that runs the other way than what it stands in: its first letter decides. */
export function direction(text: string, isWithinRight: boolean): string {
  const isFromRight = /\p{L}/u.test(text) ? beginsFromRight.test(text) : isWithinRight;
  if (isFromRight === isWithinRight) return "";
  return isFromRight ? ' dir="rtl"' : ' dir="ltr"';
}
