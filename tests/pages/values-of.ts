import type { Page } from "playwright-core";

/** What a property comes to on each of the parts that a selector finds; each value once. */
export async function valuesOf(page: Page, part: string, property: string): Promise<Set<string>> {
  const values = await page
    .locator(part)
    .evaluateAll(
      (all, property) => all.map(one => getComputedStyle(one).getPropertyValue(property)),
      property,
    );
  return new Set(values);
}
