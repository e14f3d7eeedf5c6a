import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { webCatalogue } from "../../../content/catalogue.ts";
import { buttons } from "../../../content/navigation.ts";
import { addonPrice } from "../../../domain/catalogue.ts";
import { monthlyAddon, needAddon, onceSeo, popularPackage } from "../../offers.ts";
import { brokenWords } from "../../pages/broken-words.ts";
import { desk, journey, phone } from "../journey.ts";
import {
  choose,
  dressed,
  enlargeText,
  openAudit,
  openQuote,
  spreadText,
  stepOn,
  toReview,
} from "../steps.ts";

const { visit } = journey();

function onceSeoButton(): string {
  return onceSeo.buttonLabel ?? `Choose ${onceSeo.name}`;
}

test("nothing that has the focus is under the bar with text as far apart as readers may set it", async () => {
  const page = await visit("/", phone);
  await spreadText(page);
  const dialog = await openQuote(page);
  await toReview(dialog, [[monthlyAddon.name]]);
  const hidden: string[] = [];
  for (const field of await dialog.locator(".order-main :is(input, a)").all()) {
    if (!(await field.isVisible())) continue;
    await page.keyboard.press("Tab");
    hidden.push(...(await underBar(page)));
  }
  expect(hidden).toEqual([]);
});

/** What has the focus, if any of it is under the bar. */
function underBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [focused, bar] = [document.activeElement, document.querySelector(".order-bar")];
    if (!focused || !bar || !focused.closest(".order-main")) return [];
    const isUnder = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return isUnder ? [focused.outerHTML] : [];
  });
}

test("what is tabbed to in the last step is whole in view in a low window and on a phone", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await toReview(dialog);
  const fields = await dialog.locator(".order-details .input").all();
  for (const [width, height] of [
    [1280, 480],
    [1280, 360],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog.locator('[data-heading="3"]').focus();
    const cut: string[] = [];
    for (const field of fields) {
      await page.keyboard.press("Tab");
      await expect.poll(() => field.evaluate(input => input === document.activeElement)).toBe(true);
      cut.push(...(await cutOff(page)));
    }
    expect(cut, `${width} × ${height}`).toEqual([]);
  }
});

/** What has the focus, if any of it is scrolled out of the steps, or lies under the bar of a phone. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [focused, steps] = [document.activeElement, document.querySelector(".order-main")];
    if (!focused || !steps) throw new Error("There is no order");
    const [field, room] = [focused.getBoundingClientRect(), steps.getBoundingClientRect()];
    const bar = document.querySelector(".order-bar")?.getBoundingClientRect();
    const isUnder = field.bottom > (bar?.top ?? room.bottom);
    return field.top < room.top || isUnder ? [focused.outerHTML] : [];
  });
}

test("where the bar does not stay in view, no room is kept for it", async () => {
  const page = await visit("/", { viewport: { width: 250, height: 740 } });
  const dialog = await openQuote(page);
  const bar = dialog.locator(".order-bar");
  expect(await bar.evaluate(place => getComputedStyle(place).position)).toBe("static");
  const room = await dialog.evaluate(box => getComputedStyle(box).scrollPaddingBlock);
  expect(room).toBe("0px 8px");
});

test("a price with more figures keeps the words behind it on one line", async () => {
  needAddon();
  const page = await visit("/", desk);
  const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
  await stepOn(dialog, "Add-ons");
  const price = dialog.locator(".order-addon-price").first();
  const lines = await price.evaluate(place => {
    place.textContent = "£1172.50 per year";
    const text = document.createRange();
    const node = place.firstChild ?? place;
    return ["£", "p", "y"].map(letter => {
      const at = place.textContent.indexOf(letter);
      text.setStart(node, at);
      text.setEnd(node, at + 1);
      return text.getBoundingClientRect().top;
    });
  });
  expect(lines[1]).toBeGreaterThan(lines[0] ?? 0);
  expect(lines[2]).toBe(lines[1]);
});

test("with its text twice as large the steps show all of the ring round what is tabbed to", async () => {
  needAddon();
  const page = await visit("/", desk);
  await enlargeText(page);
  const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
  await stepOn(dialog, "Add-ons");
  const steps = await dialog.locator(".order-main").boundingBox();
  const end = (steps?.y ?? 0) + (steps?.height ?? 0);
  expect(await cutRings(page, ".order-main :focus", end)).toEqual([]);
});

test("a request on a phone shows all of the ring round what is tabbed to", async () => {
  const page = await visit("/coventry-seo-agency/", phone);
  await (await openAudit(page)).waitFor();
  await dressed(page);
  for (const [width, height] of [
    [320, 640],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await cutRings(page, "dialog :focus", height), `${width} × ${height}`).toEqual([]);
  }
});

/** What of the ring lies below the given end, for each of what Tab comes to. */
async function cutRings(page: Page, focused: string, end: number): Promise<string[]> {
  const cut: string[] = [];
  let seen = 0;
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab");
    const place = page.locator(focused).filter({ visible: true });
    if ((await place.count()) === 0) continue;
    seen++;
    const ring = await place.evaluate(element => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const width = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      return element.getBoundingClientRect().bottom + (outlineStyle === "none" ? 0 : width);
    });
    if (ring > end + 0.5) cut.push(await place.evaluate(element => element.outerHTML));
  }
  expect(seen).toBeGreaterThan(4);
  return cut;
}

test("a monthly price with pence keeps its 'month' whole and to its row", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  await page.evaluate(() => document.fonts.ready);
  const prices = dialog.locator(".order-addon-price");
  await prices.filter({ hasText: addonPrice(monthlyAddon) }).evaluate(place => {
    place.textContent = "£124.99/month";
  });
  const price = prices.filter({ hasText: "£124.99/month" });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [lines, over] = await price.evaluate(place => {
      const range = document.createRange();
      range.selectNodeContents(place);
      const row = place.closest(".order-addon");
      return [range.getClientRects().length, (row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0)];
    });
    expect([width, lines, over]).toEqual([width, 1, 0]);
  }
});

test.each([
  ["/", () => buttons.quote],
  ["/seo-services/", onceSeoButton],
])("the add-ons of %s keep their words whole in the narrowest window", async (path, opener) => {
  const page = await visit(path, { viewport: { width: 320, height: 640 } });
  const dialog = await openQuote(page, opener());
  await dialog.getByRole("radio").first().check();
  await stepOn(dialog, "Add-ons");
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(brokenWords, ".order-heading, .order-addon-name")).toEqual([]);
});

test("with text of double size on a phone the way to the add-ons parts its label at the space", async () => {
  const page = await visit("/", phone);
  await enlargeText(page);
  const dialog = await openQuote(page);
  await page.evaluate(() => document.fonts.ready);
  const lines = await dialog.locator(".order-next").evaluate(button => {
    const words = document.createRange();
    words.selectNodeContents(button);
    const all = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
    const label = button.firstChild as Text;
    words.setStart(label, label.data.indexOf("Add-ons"));
    return [all.size, words.getClientRects().length];
  });
  expect(lines).toEqual([2, 1]);
});

test("prices with pence leave the names of the add-ons whole on a phone", async () => {
  const page = await visit("/", phone);
  const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
  await stepOn(dialog, "Add-ons");
  await page.evaluate(() => document.fonts.ready);
  await dialog.locator(".order-addon-price").evaluateAll(prices => {
    for (const price of prices) price.textContent = "£1249.50 per page";
  });
  // As wide a word as a trade's own: no add-on of ours has one in its name.
  await dialog
    .locator(".order-addon-name")
    .first()
    .evaluate(name => {
      name.textContent = "Photography";
    });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const broken = await page.evaluate(brokenWords, ".order-addon-name");
    expect(broken, `${width} pixels`).toEqual([]);
  }
});

test("steps and summary scroll by themselves in low windows, and the dialog does not", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await toReview(
    dialog,
    webCatalogue.addons.map(({ name }) => [name]),
  );
  for (const height of [500, 600, 800]) {
    await page.setViewportSize({ width: 1024, height });
    const over = await dialog.evaluate(box => box.scrollHeight - box.clientHeight);
    expect(over, `${height} pixels`).toBe(0);
  }
});

test("with text as far apart as readers may set it each add-on keeps to its row in the narrowest window", async () => {
  const page = await visit("/seo-services/", { viewport: { width: 320, height: 640 } });
  await spreadText(page);
  const dialog = await openQuote(page, onceSeoButton());
  await stepOn(dialog, "Add-ons");
  await page.evaluate(() => document.fonts.ready);
  const wide = await dialog
    .locator(".order-addon")
    .evaluateAll(rows => rows.filter(row => row.scrollWidth > row.clientWidth).length);
  expect(wide).toBe(0);
});

test("with its text twice as large the summary leaves the steps their half on a tablet", async () => {
  const page = await visit("/", { viewport: { width: 768, height: 1024 } });
  await enlargeText(page);
  const dialog = await openQuote(page);
  const [steps, summary] = await Promise.all(
    [".order-main", ".order-side"].map(place => dialog.locator(place).boundingBox()),
  );
  expect(steps?.width).toBeGreaterThan(summary?.width ?? 0);
});

test("in the bar of a phone a long name and a large total keep apart", async () => {
  const page = await visit("/", { viewport: { width: 320, height: 640 } });
  const dialog = await openQuote(page);
  const bar = dialog.locator(".order-bar");
  const gap = await bar.evaluate(place => {
    const [name, total] = [".order-bar-package", ".order-bar-total"].map(what =>
      place.querySelector<HTMLElement>(what),
    );
    if (!name || !total) return 0;
    name.textContent = "Business ".repeat(6);
    total.textContent = "£12,249.50";
    return total.getBoundingClientRect().left - name.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(8);
});
