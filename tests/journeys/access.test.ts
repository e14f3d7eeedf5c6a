import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { seoCatalogue, webCatalogue } from "../../content/catalogue.ts";
import { faults } from "../axe.ts";
import { countedAddon, lastPackage, monthlyAddon, monthlySeo, needAddon } from "../offers.ts";
import { askOnlyIfThere } from "../pages/routes.ts";
import { desk, journey, phone } from "./journey.ts";
import {
  answer,
  dialogIn,
  dressed,
  enlargeText,
  fillAudit,
  fillContact,
  filledOrder,
  openAudit,
  openQuote,
  overflow,
  press,
  stepOn,
  toastIn,
  toReview,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();

describe.each([
  ["a desk", desk],
  ["a phone of 320 pixels", { viewport: { width: 320, height: 640 } }],
])("on %s", (_name, screen) => {
  test("each step of an order has nothing that axe or a narrow screen objects to", async () => {
    const page = await visit("/", screen);
    const dialog = await openQuote(page);
    const found = [await faults(page), await overflow(page)];
    await toReview(dialog, [[countedAddon.name, 3], [monthlyAddon.name]]);
    await press(dialog, "Back");
    found.push(await faults(page), await overflow(page));
    await stepOn(dialog, "Review");
    await press(dialog, "Get Started");
    await toastIn(dialog);
    found.push(await faults(page), await overflow(page));
    expect(found).toEqual([[], 0, [], 0, [], 0]);
  });

  test("neither have the other dialogs, nor the contact form and the blog's empty list", async () => {
    const found: unknown[] = [];
    const page = await visit("/coventry-seo-agency/", screen);
    await openAudit(page);
    await press(dialogIn(page), "Request Free Audit");
    await dialogIn(page).locator("[aria-invalid]:focus").waitFor();
    found.push(await faults(page), await overflow(page));
    await page.goto(new URL("/", page.url()).href);
    await press(page.locator("#contact"), "Send Message");
    await toastIn(page);
    found.push(await faults(page), await overflow(page, "#contact form"));
    askOnlyIfThere("/blog/");
    await page.goto(new URL("/blog/", page.url()).href);
    await page.getByLabel(blog.searchLabel).fill("nothing of the kind");
    await page.getByText(blog.empty.title).waitFor();
    found.push(await faults(page), await overflow(page));
    expect(found).toEqual([[], 0, [], 0, [], 0]);
  });

  test("nor do the states between, the menu, a plan's dialog and the thanks", async () => {
    const found: unknown[] = [];
    const page = await visit("/coventry-website-hosting-support/", screen);
    const look = async () => void found.push(await faults(page), await overflow(page));
    await page.route("**/configurator-*.js", () => {});
    await page.locator('[data-open="quote"]:visible, .burger:visible').first().click();
    await dialogIn(page).waitFor();
    await look();
    await page.keyboard.press("Escape");
    await answer(page, "/contact-form", "hangs");
    await page.locator("main [data-plan]").first().click();
    const dialog = dialogIn(page);
    await dialog.waitFor();
    await look();
    await press(dialog, "Send Enquiry");
    await toastIn(dialog);
    await look();
    await press(dialog, "Dismiss");
    await fillContact(dialog);
    await press(dialog, "Send Enquiry");
    await dialog.getByRole("button", { name: "Sending..." }).waitFor();
    await look();
    await page.unroute("**/forms/contact-form");
    askOnlyIfThere("/bilton-seo-company/");
    await page.goto(new URL("/bilton-seo-company/", page.url()).href);
    await openAudit(page);
    await fillAudit(dialog);
    await press(dialog, "Request Free Audit");
    await page.waitForURL(thankYouPage);
    await toastIn(page);
    await look();
    expect(found).toEqual([[], 0, [], 0, [], 0, [], 0, [], 0]);
  });
});

test("an order can be made with the keyboard alone, each step beginning at its heading", async () => {
  needAddon(({ hasQuantity }, index) => hasQuantity && index === 0);
  const page = await visit("/", desk);
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id);
  const tabTo = async (selector: string) => {
    for (let i = 0; i < 60; i++) {
      if (await page.locator(`dialog[open] ${selector}:focus`).count()) return;
      await keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  await page.locator("main [data-open=quote]").first().focus();
  await keyboard.press("Enter");
  await dialogIn(page).getByText("Choose Your Package").waitFor();
  await expect.poll(focused).toBe("Choose Your Package");
  await keyboard.press("Tab");
  // Of one alone none is the next.
  await keyboard.press(webCatalogue.packages.length > 1 ? "ArrowDown" : "Space");
  await keyboard.press("Enter");
  await expect.poll(focused).toBe("Choose Add-ons (Optional)");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await tabTo(".order-quantity-input");
  await keyboard.press("ArrowUp");
  await keyboard.press("Enter");
  expect(await dialogIn(page).locator(".order-summary-times").innerText()).toContain("× 2");
  await tabTo("[type=submit]");
  await keyboard.press("Enter");
  await expect.poll(focused).toBe("Review Your Order");
  await tabTo("#quote-name");
  await keyboard.type("Ann");
  await keyboard.press("Tab");
  await keyboard.type("ann@example.com");
  await keyboard.press("Enter");
  await page.waitForURL(thankYouPage);
});

test("who takes the last of an add-on away with the keyboard stays at the button", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await toReview(dialog, [[countedAddon.name]]);
  await press(dialog, "Back");
  const minus = dialog.getByRole("button", { name: `One fewer: ${countedAddon.name}` });
  for (let presses = 0; presses < 2; presses++) await minus.press("Enter");
  expect(await dialog.getByRole("checkbox", { name: countedAddon.name }).isChecked()).toBe(false);
  expect(await minus.evaluate(button => button === document.activeElement)).toBe(true);
  expect(await minus.getAttribute("aria-disabled")).toBe("true");
});

test("a plus that can add no more looks and says so, and works again one fewer", async () => {
  const page = await visit("/", desk);
  const dialog = await openQuote(page);
  await toReview(dialog, [[countedAddon.name, 19]]);
  await press(dialog, "Back");
  const plus = dialog.getByRole("button", { name: `One more: ${countedAddon.name}` });
  expect(await plus.getAttribute("aria-disabled")).toBe("false");
  await plus.press("Enter");
  expect(await dialog.getByLabel(`Quantity of ${countedAddon.name}, 1 to 20`).inputValue()).toBe(
    "20",
  );
  expect(await plus.getAttribute("aria-disabled")).toBe("true");
  expect(await plus.evaluate(button => button === document.activeElement)).toBe(true);
  await press(dialog, `One fewer: ${countedAddon.name}`);
  expect(await plus.getAttribute("aria-disabled")).toBe("false");
});

test.each([
  ["upright", phone],
  ["sideways", { viewport: { width: 667, height: 375 } }],
])(
  "a phone held %s has the bar in view, and nothing that has the focus under it",
  async (_, screen) => {
    const page = await visit("/", screen);
    const dialog = await filledOrder(page);
    const hidden: string[] = [];
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "";
        const { top, bottom, left, width } = element.getBoundingClientRect();
        const at = document.elementFromPoint(
          left + width / 2,
          (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
        );
        return element.contains(at) || at?.contains(element) ? "" : element.outerHTML;
      });
      if (covered) hidden.push(covered);
      const bar = await dialog.locator(".order-bar").boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(screen.viewport.height, 0);
    }
    expect(hidden).toEqual([]);
  },
);

test("a phone held sideways gives the bar no more than a quarter of its height", async () => {
  const page = await visit("/", { viewport: { width: 740, height: 360 } });
  const dialog = await openQuote(page);
  await toReview(dialog, [[monthlyAddon.name]]);
  expect((await dialog.locator(".order-bar").boundingBox())?.height).toBeLessThan(90);
});

/** The narrowest screen, with text of twice its size. */
async function visitMagnified(path: string): Promise<Page> {
  const page = await visit(path, { viewport: { width: 320, height: 640 } });
  await enlargeText(page);
  return page;
}

test.each(["/coventry-seo-agency/", "/dunchurch-seo-services/"])(
  "no control of an audit request on %s is cut off at 320 pixels with text of twice its size",
  async path => {
    const page = await visitMagnified(path);
    const dialog = await openAudit(page);
    await dialog.getByLabel("Website").waitFor();
    await dressed(page);
    expect(await overflow(page)).toBeLessThan(2);
  },
);

test("no control of an order is cut off at 320 pixels with text of twice its size", async () => {
  const page = await visitMagnified("/seo-services/");
  await page.locator(`main [data-package="${monthlySeo.name}"]`).first().click();
  const dialog = dialogIn(page);
  await dialog.getByText("Choose Your Package").waitFor();
  const found = [await overflow(page)];
  const packs = dialog.locator(".order-pack");
  expect(await packs.count()).toBe(seoCatalogue.packages.length);
  const outside = await packs.evaluateAll(cards =>
    cards.flatMap(card => {
      const edge = card.getBoundingClientRect().right;
      const parts = [...card.querySelectorAll("span")];
      const wide = parts.filter(part => part.getBoundingClientRect().right > edge);
      return wide.map(part => part.textContent);
    }),
  );
  expect(outside).toEqual([]);
  await stepOn(dialog, "Add-ons");
  found.push(await overflow(page));
  await stepOn(dialog, "Review");
  found.push(await overflow(page));
  // Parts of pixels make one at times.
  expect(Math.max(...found)).toBeLessThan(2);
});

test("a name as long as a line pushes no price out of the order", async () => {
  needAddon();
  const page = await visit("/", phone);
  const dialog = await openQuote(page);
  const lengthen = (part: string) =>
    dialog.locator(part).evaluate(place => {
      place.textContent = "Suchmaschinenoptimierungsgesamtpaketverlängerung";
    });
  await dialog.getByRole("radio", { name: lastPackage.name }).check();
  await stepOn(dialog, "Add-ons");
  await lengthen(".order-addon-name >> nth=0");
  const found = [await overflow(page)];
  await stepOn(dialog, "Review");
  await lengthen(".order-summary-line > span >> visible=true >> nth=0");
  found.push(await overflow(page));
  expect(found).toEqual([0, 0]);
});

test("in forced colours the chosen card has an edge of its own, and an outline only with the focus", async () => {
  const page = await visit("/", { ...desk, forcedColors: "active" });
  const dialog = await openQuote(page);
  const chosen = webCatalogue.packages.map(({ name }) => name === lastPackage.name);
  const cards = (part: "outlineStyle" | "borderTopColor") =>
    dialog
      .locator(".order-pack")
      .evaluateAll((all, name) => all.map(card => getComputedStyle(card)[name]), part);
  await dialog.getByRole("radio", { name: lastPackage.name }).focus();
  await page.keyboard.press("Space");
  expect(await cards("outlineStyle")).toEqual(chosen.map(is => (is ? "solid" : "none")));
  await page.keyboard.press("Tab");
  expect(await cards("outlineStyle")).toEqual(chosen.map(() => "none"));
  await expect
    .poll(async () => {
      const edges = await cards("borderTopColor");
      const [plain] = edges.filter((_, at) => !chosen[at]);
      return edges.map(edge => edge !== plain);
    })
    .toEqual(chosen);
});

test("in forced colours a minus that has nothing to take away looks so", async () => {
  const page = await visit("/", { ...desk, forcedColors: "active" });
  const dialog = await openQuote(page);
  await toReview(dialog, [[countedAddon.name]]);
  await press(dialog, "Back");
  const minus = dialog.getByRole("button", { name: `One fewer: ${countedAddon.name}` });
  const colour = () => minus.evaluate(button => getComputedStyle(button).color);
  const usable = await colour();
  await minus.click();
  await expect.poll(colour).not.toBe(usable);
});
