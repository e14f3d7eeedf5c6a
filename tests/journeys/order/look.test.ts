import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { webCatalogue } from "../../../content/catalogue.ts";
import { colours } from "../../../content/colours.ts";
import { buttons } from "../../../content/navigation.ts";
import {
  countedAddon,
  firstPackage,
  lastPackage,
  monthlyAddon,
  monthlySeo,
  needAddon,
  popularPackage,
} from "../../offers.ts";
import { desk, journey, phone } from "../journey.ts";
import {
  choose,
  dialogIn,
  dressed,
  enlargeText,
  lookAtToast,
  openQuote,
  press,
  quantityOf,
  stepOn,
  toReview,
} from "../steps.ts";

const { visit } = journey();

async function sizeOf(part: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not to be seen");
  return box;
}

test("a toast lies within the order, not across its edge, in windows of any size", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await toReview(dialog);
  const windows = [
    { width: 768, height: 1024 },
    { width: 1280, height: 600 },
    { width: 1280, height: 900 },
    { width: 1920, height: 1080 },
  ];
  await lookAtToast(page, windows, async where => {
    const [toast, head] = [
      await sizeOf(dialog.locator(".toast")),
      await sizeOf(dialog.locator(".order-head")),
    ];
    const below = toast.y - head.y;
    expect(below, where).toBeGreaterThan(0);
    expect(below, where).toBeLessThan(head.height / 2);
  });
});

test("on a phone a long name in the summary takes a second line before its sum does", async () => {
  const dialog = await openQuote(await visit("/", phone));
  await toReview(dialog);
  const line = dialog.locator(".order-summary-line").first();
  const name = line.locator("span").first();
  await name.evaluate(words => {
    words.textContent = "A package whose name is longer than a line";
  });
  expect((await sizeOf(line.locator(".figure"))).y).toBeCloseTo((await sizeOf(name)).y, -1);
});

test("on a desk of any size the first three packages stand whole, without a line that can be scrolled to only", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  const cards = dialog.locator(".order-pack");
  for (const viewport of [desk.viewport, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(viewport);
    const [card, steps] = [
      await sizeOf(cards.nth(Math.min(2, (await cards.count()) - 1))),
      await sizeOf(dialog.locator(".order-main")),
    ];
    const room = steps.y + steps.height - card.y - card.height;
    expect(room, `${viewport.width} pixels`).toBeGreaterThan(0);
  }
});

test("what an add-on costs per page stands in one line on a desk, also where letters are as wide as whole pixels", async () => {
  needAddon();
  const dialog = await openQuote(await visit("/", { viewport: { width: 1280, height: 800 } }));
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  const [usual, unwrapped] = await dialog
    .locator(".order-addon-price")
    .first()
    .evaluate(price => {
      price.textContent = "£40 per page";
      price.style.letterSpacing = "0.2px";
      const height = () => price.getBoundingClientRect().height;
      const wrapped = height();
      price.style.whiteSpace = "nowrap";
      return [wrapped, height()];
    });
  expect(usual).toBe(unwrapped);
});

test("a plus that is pressed quickly counts each press, and its sign is not marked like text", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
  await stepOn(dialog, "Add-ons");
  const plus = dialog.getByRole("button", { name: `One more: ${countedAddon.name}` });
  await plus.click({ clickCount: 3 });
  await expect.poll(() => quantityOf(dialog, countedAddon.name).inputValue()).toBe("3");
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe("");
});

/** A finger leaves its hover behind, where it has tapped. */
test("on a touch screen no button looks as if a mouse were on it: not an order's next, not a package's", async () => {
  const page = await visit("/", { ...phone, hasTouch: true, isMobile: true });
  const other = webCatalogue.packages.find(({ popular }) => !popular);
  const opener = page.locator(`[data-package="${other?.name}"]`);
  const isHovered = (part: Locator) => part.evaluate(shown => shown.matches(":hover"));
  // What it fades to.
  const fillOf = (part: Locator) =>
    part.evaluate(shown => getComputedStyle(shown).getPropertyValue("--fill"));
  const usual = await fillOf(opener);
  await opener.hover();
  await expect.poll(() => isHovered(opener)).toBe(true);
  expect(await fillOf(opener)).toBe(usual);
  const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
  const next = dialog.locator(".order-next");
  await next.hover();
  await expect.poll(() => isHovered(next)).toBe(true);
  expect(await fillOf(next)).toBe(colours.amber);
});

describe("a package chosen on the page, on a phone", () => {
  const opener = () => `Choose ${lastPackage.name}`;
  const topOf = async (part: Locator) => (await sizeOf(part)).y;

  test("is in view with its tick when the order opens, and the focus at the heading, also after a step back", async () => {
    const dialog = await openQuote(await visit("/", phone), opener());
    const tick = dialog
      .locator(".order-pack", { hasText: lastPackage.name })
      .locator(".order-tick");
    const room = await sizeOf(dialog.locator(".order-head"));
    const bar = await topOf(dialog.locator(".order-bar"));
    const isInView = async () => {
      const top = await topOf(tick);
      return top > room.y + room.height && top < bar;
    };
    expect(await isInView()).toBe(true);
    await stepOn(dialog, "Add-ons");
    await press(dialog, "Back");
    await dialog.locator('[data-heading="1"]:focus').waitFor();
    await expect.poll(isInView).toBe(true);
  });

  test("leaves the step's heading in view where it is the first", async () => {
    const page = await visit("/", { viewport: { width: 360, height: 600 } });
    const dialog = await openQuote(page, `Choose ${firstPackage.name}`);
    await dialog.locator(".order-pack[data-chosen]").waitFor();
    const head = await sizeOf(dialog.locator(".order-head"));
    expect(await topOf(dialog.locator('[data-heading="1"]'))).toBeGreaterThan(head.y + head.height);
  });

  test("leaves an order in view that is offered once more", async () => {
    const page = await visit("/", phone);
    await toReview(await openQuote(page));
    await page.reload();
    const dialog = await openQuote(page, opener());
    const offer = dialog.getByRole("button", { name: "Go on with your order" });
    expect(await topOf(offer)).toBeGreaterThan(0);
  });
});

test("the names of the steps stand still while their number changes", async () => {
  const page = await visit("/", { viewport: { width: 390, height: 844 } });
  const dialog = await openQuote(page);
  await page.evaluate(() => document.fonts.ready);
  const steps = dialog.locator(".order-progress-steps");
  const places = [(await sizeOf(steps)).x];
  await choose(dialog, popularPackage.name);
  await stepOn(dialog, "Add-ons");
  places.push((await sizeOf(steps)).x);
  await stepOn(dialog, "Review");
  places.push((await sizeOf(steps)).x);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(0.1);
});

test("each package's price stands beside its name, if both have room there", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await dialog.locator(".order-pack-top").evaluateAll(tops =>
      tops.flatMap(top => {
        const boxOf = (part: string) =>
          top.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        const [name, price] = [boxOf(".order-pack-name"), boxOf(".order-pack-price")];
        if (name.width + 12 + price.width > top.clientWidth) return [];
        return Math.abs(name.y + name.height / 2 - (price.y + price.height / 2));
      }),
    );
    expect(gaps.length, `${width} pixels`).toBeGreaterThan(0);
    expect(Math.max(...gaps), `${width} pixels`).toBeLessThan(4);
  }
});

test("on a phone, beside a price that has no room at its name, the badge takes the room that is left", async () => {
  const page = await visit("/seo-services/", phone);
  await page.locator(`main [data-package="${monthlySeo.name}"]`).first().click();
  const dialog = dialogIn(page);
  await dialog.locator(".order-pack .badge").waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await dialog
      .locator(".order-pack-top")
      .evaluateAll(tops => tops.map(top => top.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width} pixels`).toBeLessThan(64);
  }
});

test("the bar names the package in one line at 600 pixels", async () => {
  const page = await visit("/", { viewport: { width: 600, height: 900 } });
  const dialog = await openQuote(page);
  await toReview(dialog, [[monthlyAddon.name]]);
  await page.evaluate(() => document.fonts.ready);
  const [name, total] = [
    await sizeOf(dialog.locator(".order-bar-package")),
    await sizeOf(dialog.locator(".order-bar-total")),
  ];
  expect(name.height).toBeLessThan(total.height * 1.2);
});

test("the cross of the order is the one that stood there while it was loading", async () => {
  const page = await visit("/", { viewport: { width: 390, height: 844 } });
  let go = () => {};
  const asked = new Promise<void>(resolve => {
    go = resolve;
  });
  await page.route("**/configurator*.js", async route => {
    await asked;
    await route.continue();
  });
  await page.getByRole("button", { name: buttons.quote }).first().click();
  const dialog = dialogIn(page);
  const cross = dialog.locator(".dialog-close");
  await dialog.getByText("Loading...").waitFor();
  await dressed(page);
  const before = await sizeOf(cross);
  go();
  await dialog.getByRole("heading", { name: "Choose Your Package" }).waitFor();
  expect(await sizeOf(cross)).toEqual(before);
  // A sign that our letters lack would be another one on each system.
  expect(await cross.textContent()).toBe("");
});

test("the tick of a chosen package lies on its circle, also with text twice as large", async () => {
  const page = await visit("/", { viewport: { width: 1280, height: 900 } });
  const dialog = await openQuote(page);
  await enlargeText(page);
  await choose(dialog, popularPackage.name);
  const circle = await sizeOf(dialog.getByRole("radio", { name: popularPackage.name }));
  const tick = await sizeOf(dialog.locator(".order-tick"));
  expect(tick.y).toBeGreaterThan(circle.y);
  expect(tick.y + tick.height).toBeLessThan(circle.y + circle.height);
});

test("rings round the buttons at the edge of a phone lie within the window", async () => {
  const page = await visit("/", { viewport: { width: 360, height: 740 } });
  const edgeOf = (button: Locator) =>
    button.evaluate(button => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return button.getBoundingClientRect().right + ring;
    });
  const burger = page.getByRole("button", { name: "Menu" });
  await burger.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => edgeOf(burger)).toBeLessThanOrEqual(360);
  const dialog = await openQuote(page);
  const cross = dialog.getByRole("button", { name: "Close" });
  await cross.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => edgeOf(cross)).toBeLessThanOrEqual(360);
});
