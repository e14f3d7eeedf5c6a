import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with what is on the screen, a line each. */
export async function faults(page: Page): Promise<string[]> {
  // Evaluated through the protocol, which the page's own policy does not govern.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    type Found = { violations: { id: string; nodes: { html: string }[] }[] };
    // axe has been put into the page as a global.
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Found> } };
    // Today's axe no longer asks the rule by itself; the axes in other people's tools still do.
    const rules = { "landmark-complementary-is-top-level": { enabled: true } };
    // Of what is well it would make a list as long as the page, and find each element's own selector for it.
    const { violations } = await axe.run({ rules, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
