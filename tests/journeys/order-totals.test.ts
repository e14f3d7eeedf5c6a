import { describe, expect, test } from "vitest";
import { desk, journey, phone } from "./journey.ts";
import { choose, openQuote, press, quantityOf, tick } from "./steps.ts";

const { visit } = journey();

const website: [string, string[]][] = [
  ["Business Website + 3 × Extra page + Logo design", ["Initial Payment £595"]],
  [
    "Business Website + 3 × Extra page + Logo design + Maintenance",
    ["Initial Payment £595", "Then Monthly £25"],
  ],
  [
    "Business Website + Maintenance + Priority updates",
    ["Initial Payment £349", "Then Monthly £40"],
  ],
  ["Landing Page", ["Initial Payment £199"]],
  ["Pro Website + Hosting renewal + Online store (up to 10 items)", ["Initial Payment £858"]],
];
const seo: typeof website = [
  [
    "Starter SEO + 2 × Additional location targeting + Extra keyword research",
    ["Initial Payment £225", "Then Monthly £100"],
  ],
];

describe("the totals", () => {
  test.each([
    ["/", "#quote", website],
    ["/seo-services/", "#seo-quote", seo],
  ])("on the page %s are those of the price list", async (path, id, orders) => {
    const page = await visit(path, desk);
    const dialog = page.locator(id);
    for (const [order, totals] of orders) {
      await page
        .locator(`[data-open="${id.slice(1)}"]:visible`)
        .first()
        .click();
      const [pack = "", ...rest] = order.split(" + ");
      const addons = rest.map(text => {
        const [, quantity, name = text] = /^(\d+) × (.*)/.exec(text) ?? [];
        return { quantity, name };
      });
      await choose(dialog, pack);
      await press(dialog, "Next: Add-ons");
      for (const { name, quantity } of addons) await tick(dialog, name, quantity);
      await press(dialog, "Next: Review");
      // In a part of the page whose changes are read out.
      const read = await dialog.locator("[aria-live] .order-summary-total").allInnerTexts();
      expect([order, read.map(text => text.replace(/\s+/g, " "))]).toEqual([order, totals]);
      const monthly = dialog.getByText(`The initial payment covers the first month of ${pack}.`);
      expect(await monthly.count()).toBe(path === "/" ? 0 : 1);
      const lines = await dialog.locator(".order-summary-line > :first-child").allInnerTexts();
      const wanted = addons.map(({ name, quantity = "1" }) => `${name} × ${quantity}`);
      expect(lines.sort()).toEqual([pack, ...wanted].sort());
      await press(dialog, "Close");
    }
  });

  test("follow whatever is typed as a quantity, and the field shows what counts", async () => {
    const page = await visit("/", phone);
    const dialog = await openQuote(page);
    await choose(dialog, "Business Website");
    await press(dialog, "Next: Add-ons");
    const box = dialog.getByRole("checkbox", { name: "Extra page" });
    const quantity = quantityOf(dialog, "Extra page");
    const read: string[] = [];
    for (const [index, row] of quantities.entries()) {
      const [typed = ""] = row.split(" → ");
      await tick(dialog, "Extra page", typed);
      // Left or confirmed, which comes to the same and stays in this step.
      await quantity.press(index % 2 ? "Enter" : "Tab");
      const total = await dialog.locator(".order-bar-total").innerText();
      read.push(
        `${typed} → ${(await box.isChecked()) ? await quantity.inputValue() : "–"} ${total}`,
      );
    }
    expect(read).toEqual(quantities);
    await dialog.getByText("Choose Add-ons (Optional)").waitFor();
  });
});

/** What is typed as the number of extra pages, what counts ('–' takes the add-on away), and the total. */
const quantities = [
  "abc → 1 £398",
  " → 1 £398",
  "1e3 → 1 £398",
  "٣ → 1 £398",
  "１２ → 1 £398",
  "0x10 → 1 £398",
  "1,5 → 1 £398",
  "Infinity → 1 £398",
  "🙂 → 1 £398",
  "2.9 → 2 £447",
  "+2 → 2 £447",
  " 3  → 3 £496",
  "20 → 20 £1329",
  "999 → 20 £1329",
  "0 → – £349",
  "-3 → – £349",
  "−0 → – £349",
  "-0 → – £349",
];
