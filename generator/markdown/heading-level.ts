/**
 * The title of the page is its one main heading, and each heading of a text is shown one level below that which it belongs
 * to: those of a text whose first has three signs are heard like any others. `depths` are the signs of the headings before
 * it that it may belong to, and then its own as well.
 */
export function headingLevel(signs: number, depths: number[]): number {
  const depth = Math.max(2, signs);
  while ((depths.at(-1) ?? 0) >= depth) depths.pop();
  depths.push(depth);
  return depths.length + 1;
}
