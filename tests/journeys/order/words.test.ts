import { expect, test } from "vitest";
import { buttons } from "../../../content/navigation.ts";
import { monthlySeo } from "../../offers.ts";
import { brokenWords } from "../../pages/broken-words.ts";
import { journey } from "../journey.ts";
import { choose, enlargeText, openQuote, stepOn } from "../steps.ts";

const { visit } = journey();

test.each([
  ["/", buttons.quote, 360],
  ["/", buttons.quote, 768],
  ["/", buttons.quote, 1024],
  ["/seo-services/", "Get Free SEO Audit", 320],
  ["/seo-services/", "Get Free SEO Audit", 360],
  ["/seo-services/", "Get Free SEO Audit", 768],
])(
  "with text of double size the order on %s, opened by '%s', breaks no word at %i pixels",
  async (route, opener, width) => {
    const page = await visit(route, { viewport: { width, height: 800 } });
    await enlargeText(page);
    const dialog = await openQuote(page, opener);
    // Of its owner's words, those that there is room for.
    const broken = async () =>
      (await page.evaluate(brokenWords, "dialog[open]")).filter(word => word.length < 13);
    expect(await broken()).toEqual([]);
    if (route !== "/") await choose(dialog, monthlySeo.name);
    else await dialog.getByRole("radio").first().check();
    await stepOn(dialog, "Add-ons");
    const heading = dialog.getByRole("heading", { name: "Choose Add-ons (Optional)" });
    expect(await heading.evaluate(linesOf, "Choose Add-ons")).toBe(1);
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    expect(await broken()).toEqual([]);
    await stepOn(dialog, "Review");
    expect(await broken()).toEqual([]);
  },
);

/** In how many lines the first words of an element stand. */
function linesOf({ firstChild }: Element, { length }: string): number {
  const range = document.createRange();
  if (!firstChild) return 0;
  range.setStart(firstChild, 0);
  range.setEnd(firstChild, length);
  return range.getClientRects().length;
}
