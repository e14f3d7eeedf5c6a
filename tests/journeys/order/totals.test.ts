import { describe, expect, test } from "vitest";
import { seoCatalogue, webCatalogue } from "../../../content/catalogue.ts";
import type { Addon, Catalogue } from "../../../domain/catalogue.ts";
import { formatPounds } from "../../../domain/money.ts";
import { quote } from "../../../domain/quote.ts";
import { countedAddon, needAddon, popularPackage, webQuote } from "../../offers.ts";
import { desk, journey, phone } from "../journey.ts";
import { choose, closed, openQuote, press, quantityOf, stepOn, tick } from "../steps.ts";

const { visit } = journey();

const selectionsOf = ({ packages, addons }: Catalogue): Order[] => {
  const first = packages[0]?.name ?? "";
  const last = packages.at(-1)?.name ?? "";
  const monthly = addons.filter(({ isMonthly }) => isMonthly);
  const once = addons.filter(({ isMonthly }) => !isMonthly);
  const counted = addons.filter(({ hasQuantity }) => hasQuantity);
  return [
    { packageName: first, quantities: {} },
    { packageName: first, quantities: ofEach(once, 1) },
    { packageName: last, quantities: ofEach(monthly, 1) },
    { packageName: last, quantities: { ...ofEach(addons, 1), ...ofEach(counted, 3) } },
  ];
};

describe("the totals", () => {
  test.each([
    ["/", "#quote", webCatalogue],
    ["/seo-services/", "#seo-quote", seoCatalogue],
  ])("on the page %s are those of the price list", async (path, id, catalogue) => {
    const page = await visit(path, desk);
    const dialog = page.locator(id);
    for (const selection of selectionsOf(catalogue)) {
      const { packageName, quantities } = selection;
      await page
        .locator(`[data-open="${id.slice(1)}"]:visible`)
        .first()
        .click();
      await choose(dialog, packageName);
      await stepOn(dialog, "Add-ons");
      for (const { name, hasQuantity } of catalogue.addons)
        if (quantities[name]) await tick(dialog, name, hasQuantity ? quantities[name] : undefined);
      await stepOn(dialog, "Review");
      // In a part of the page whose changes are read out.
      const read = await dialog.locator("[role='status'] .order-summary-total").allInnerTexts();
      const { oneTimePence, monthlyPence } = quote(catalogue, selection);
      expect(read.map(text => text.replace(/\s+/g, " "))).toEqual([
        `Initial Payment ${formatPounds(oneTimePence)}`,
        ...(monthlyPence > 0 ? [`Then Monthly ${formatPounds(monthlyPence)}`] : []),
      ]);
      const note = dialog.getByText(`covers the first month of ${packageName}.`);
      const isMonthly = catalogue.packages.some(
        ({ name, period }) => name === packageName && period === "month",
      );
      expect(await note.count()).toBe(isMonthly ? 1 : 0);
      const lines = await dialog.locator(".order-summary-line > :first-child").allInnerTexts();
      const wanted = Object.entries(quantities).map(([name, quantity]) => `${name} × ${quantity}`);
      expect(lines.sort()).toEqual([packageName, ...wanted].sort());
      await press(dialog, "Close");
      await closed(page);
    }
  });

  test("follow whatever is typed as a quantity, and the field shows what counts", async () => {
    const page = await visit("/", phone);
    const dialog = await openQuote(page);
    await choose(dialog, popularPackage.name);
    await stepOn(dialog, "Add-ons");
    const box = dialog.getByRole("checkbox", { name: countedAddon.name });
    const quantity = quantityOf(dialog, countedAddon.name);
    const read: string[][] = [];
    for (const [index, [typed]] of typedQuantities.entries()) {
      await tick(dialog, countedAddon.name, typed);
      // Left or confirmed, which comes to the same and stays in this step.
      await quantity.press(index % 2 ? "Enter" : "Tab");
      const total = await dialog.locator(".order-bar-total").innerText();
      read.push([typed, (await box.isChecked()) ? await quantity.inputValue() : "–", total]);
    }
    const wanted = typedQuantities.map(([typed, counts]) => {
      const { oneTimePence } = webQuote({ [countedAddon.name]: Number(counts) || 0 });
      return [typed, counts, formatPounds(oneTimePence)];
    });
    expect(read).toEqual(wanted);
    await dialog.getByText("Choose Add-ons (Optional)").waitFor();
  });

  test("are in view beside the steps in a low window too, however much is chosen", async () => {
    needAddon(({ isMonthly }) => isMonthly);
    const page = await visit("/", { viewport: { width: 1280, height: 560 } });
    const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
    await stepOn(dialog, "Add-ons");
    for (const { name } of webCatalogue.addons) await tick(dialog, name);
    const [total, monthly, buttons] = await Promise.all(
      [".order-summary-total >> nth=0", ".order-summary-total >> nth=1", ".order-actions"].map(
        part => dialog.locator(`.order-side ${part}`).boundingBox(),
      ),
    );
    if (!total || !monthly || !buttons) throw new Error("A part of the summary is not there");
    expect(total.y).toBeGreaterThan(0);
    expect(monthly.y + monthly.height).toBeLessThanOrEqual(buttons.y + 1);
  });
});

/** What is typed as the number of some add-on, and what counts: '–' takes the add-on away. */
const typedQuantities: [string, string][] = [
  ["abc", "1"],
  ["", "1"],
  ["1e3", "1"],
  ["٣", "1"],
  ["１２", "1"],
  ["0x10", "1"],
  ["1,5", "1"],
  ["Infinity", "1"],
  ["🙂", "1"],
  ["2.9", "2"],
  ["+2", "2"],
  [" 3 ", "3"],
  ["20", "20"],
  ["999", "20"],
  ["0", "–"],
  ["-3", "–"],
  ["−0", "–"],
  ["-0", "–"],
];

type Order = { packageName: string; quantities: Record<string, number> };

function ofEach(addons: readonly Addon[], quantity: number): Record<string, number> {
  return Object.fromEntries(addons.map(({ name }) => [name, quantity]));
}
