/** At most so many characters as JavaScript counts them, and no half of one: two halves make an emoji. */
export function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
