import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buttons } from "../../../content/navigation.ts";
import { countedAddon, lastPackage } from "../../offers.ts";
import { spelled } from "../../spelled.ts";
import { desk, journey, phone } from "../journey.ts";
import {
  closeByKey,
  closed,
  dialogIn,
  fillDetails,
  filledOrder,
  openQuote,
  press,
  stepOn,
  tick,
  toReview,
} from "../steps.ts";

const { visit } = journey();

/** Browsers scroll with a frame. */
const frames = () =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe("the dialog of an order", () => {
  test("closed by Esc or its button it gives the focus back and forgets all", async () => {
    const page = await visit("/", desk);
    for (const way of ["Escape", "Close"]) {
      const dialog = await openQuote(page);
      expect(await dialog.locator("input:checked").count()).toBe(0);
      await toReview(dialog);
      expect(await dialog.getByLabel("Name *").inputValue()).toBe("");
      expect(await dialog.locator(".order-summary-line").count()).toBe(1);
      await press(dialog, "Back");
      await tick(dialog, countedAddon.name, 3);
      await stepOn(dialog, "Review");
      await fillDetails(dialog);
      if (way === "Escape") await page.keyboard.press("Escape");
      else await press(dialog, "Close");
      await dialog.waitFor({ state: "hidden" });
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      expect(focused).toContain(buttons.quote);
      await closed(page);
    }
  });

  test("closed by Esc does not call back a page that is asked for at once", async () => {
    const page = await visit("/", desk);
    await openQuote(page);
    await page.evaluate(() => {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
      location.assign("/privacy/");
    });
    await page.waitForURL(`**${spelled("/privacy/")}`);
  });

  test("gives the focus back to a button that was clicked without getting it, as in Safari", async () => {
    const page = await visit("/", desk);
    const opener = page.locator("main [data-open=quote]").first();
    await opener.evaluate((button: HTMLElement) => button.click());
    await dialogIn(page).getByRole("heading", { name: "Choose Your Package" }).waitFor();
    await page.keyboard.press("Escape");
    await dialogIn(page).waitFor({ state: "hidden" });
    await opener.and(page.locator(":focus")).waitFor();
  });

  test("stays when Esc only ends the writing of a letter", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page);
    await toReview(dialog);
    // In Safari the number alone still says so.
    const letters = { key: "Escape", keyCode: 229 };
    await dialog.getByLabel("Name *").dispatchEvent("keydown", letters);
    expect(await dialog.isVisible()).toBe(true);
  });

  test("is closed by Esc from any step on a tablet with a keyboard too", async () => {
    const page = await visit("/", { ...phone, hasTouch: true, isMobile: true });
    const dialog = await openQuote(page, `Choose ${lastPackage.name}`);
    await stepOn(dialog, "Add-ons");
    await dialog.getByText("Step 2 of 3").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  test("opens once for a double click, and Esc leaves the page where it was", async () => {
    const page = await visit("/", desk);
    const address = page.url();
    await page.locator(`main [data-package="${lastPackage.name}"]`).dblclick();
    const dialog = dialogIn(page);
    expect(await dialog.getByRole("radio", { name: lastPackage.name }).isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !history.state);
    expect(await dialog.count()).toBe(0);
    expect(page.url()).toBe(address);
  });

  test("stays closed where its button is to open a tab or a window of its own", async () => {
    const page = await visit("/", desk);
    for (const key of ["Control", "Shift"] as const) {
      const opened = page.context().waitForEvent("page");
      await page.locator(`main [data-package="${lastPackage.name}"]`).click({ modifiers: [key] });
      await (await opened).waitForURL("**/#contact");
      expect(await dialogIn(page).count()).toBe(0);
    }
  });

  test("stays as it was while the privacy page is read, which opens in a tab of its own", async () => {
    const page = await visit("/", desk);
    const dialog = await filledOrder(page);
    const name = await dialog.getByLabel("Name *").inputValue();
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("link", { name: "Privacy (opens in a new tab)", exact: true }).click();
    const other = await opened;
    await other.waitForURL(`**${spelled("/privacy/")}`);
    expect(await other.evaluate(() => opener)).toBeNull();
    await other.close();
    expect(await dialog.getByLabel("Name *").inputValue()).toBe(name);
  });

  test("keeps the page behind it still", async () => {
    const page = await visit("/", desk);
    await openQuote(page);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("Tab");
    await page.evaluate(frames);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog")?.id)).toBe("quote");
  });

  test("leaves out of the page what is out of sight, and nothing moves for it", async () => {
    const page = await visit("/", phone);
    const last = page.locator("main > *").last();
    const isLeftOut = () =>
      last.evaluate(
        part => !part.querySelector("h2")?.checkVisibility({ contentVisibilityAuto: true }),
      );
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main > *, .footer")].map(part => {
          const { top, height } = part.getBoundingClientRect();
          return [Math.round(top), Math.round(height)];
        }),
      );
    const opener = `Choose ${lastPackage.name}`;
    await page.getByRole("button", { name: opener }).scrollIntoViewIfNeeded();
    const before = await places();
    await openQuote(page, opener);
    await expect.poll(isLeftOut).toBe(true);
    expect(await places()).toEqual(before);
    await page.keyboard.press("Escape");
    await dialogIn(page).waitFor({ state: "hidden" });
    expect(await isLeftOut()).toBe(false);
    expect(await places()).toEqual(before);
  });

  test("leaves nothing behind that would hear of the window's width, however often it is opened", async () => {
    const page = await visit("/", desk);
    const counts: number[] = [];
    for (const _opening of [1, 2, 3, 4]) {
      await openQuote(page);
      await closeByKey(page);
      counts.push(await queriesIn(page));
    }
    // Of the opening before, one may not have gone yet; one of each would be three more.
    const [first = 0, last = 0] = [counts[0], counts.at(-1)];
    expect(last - first, counts.join()).toBeLessThan(2);
  });
});

/** How many media queries of the page are alive: what nobody listens to goes as they are counted. */
async function queriesIn(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  const { result } = await tools.send("Runtime.evaluate", {
    expression: "MediaQueryList.prototype",
  });
  const { objects } = await tools.send("Runtime.queryObjects", {
    prototypeObjectId: String(result.objectId),
  });
  const { result: own } = await tools.send("Runtime.getProperties", {
    objectId: String(objects.objectId),
    ownProperties: true,
  });
  await tools.detach();
  return own.filter(({ name }) => /^\d+$/.test(name)).length;
}
