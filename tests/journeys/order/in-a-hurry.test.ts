import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { seoCatalogue, webCatalogue } from "../../../content/catalogue.ts";
import { buttons } from "../../../content/navigation.ts";
import { honeypotName } from "../../../domain/calls.ts";
import { quoteTitle } from "../../../domain/catalogue.ts";
import { firstPackage, lastPackage, popularPackage } from "../../offers.ts";
import { holdBack } from "../hold-back.ts";
import { desk, journey, phone } from "../journey.ts";
import { aMoment, dialogIn, openAudit, openQuote, press, stepOn, toReview } from "../steps.ts";

const { visit } = journey();

describe("the order", () => {
  test("says 'Loading...' until its code is there, which nobody fetched before", async () => {
    const page = await visit("/");
    const requested: string[] = [];
    page.on("request", request => requested.push(request.url()));
    const release = await holdBack(page, "**/configurator-*.js");
    await page.reload();
    expect(requested.filter(url => url.includes("configurator"))).toEqual([]);
    await page.getByRole("button", { name: buttons.quote }).click();
    expect((await dialogIn(page).innerText()).trim()).toBe("Loading...");
    release();
    await dialogIn(page).getByText("Choose Your Package").waitFor();
    expect(await dialogIn(page).getByText("Loading...").count()).toBe(0);
  });

  test.each([
    ["/", buttons.quote, quoteTitle(webCatalogue)],
    ["/seo-services/", "Choose Starter", quoteTitle(seoCatalogue)],
  ])("on %s is called the same before its code is there and after", async (path, opener, name) => {
    const page = await visit(path);
    const release = await holdBack(page, "**/configurator-*.js");
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog", { name, exact: true });
    await dialog.getByText("Loading...").waitFor();
    release();
    await dialog.getByText("Choose Your Package").waitFor();
  });

  test("closed and opened again while its code is on the way, is there once, as the last button asked", async () => {
    const page = await visit("/", desk);
    const release = await holdBack(page, "**/configurator-*.js");
    const dialog = dialogIn(page);
    await page.locator(`main [data-package="${lastPackage.name}"]`).click();
    // A phone has no Esc.
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.locator(`main [data-package="${firstPackage.name}"]`).click();
    await dialog.waitFor();
    release();
    await dialog.getByText("Choose Your Package").waitFor();
    expect(await dialog.getByRole("radio", { name: firstPackage.name }).isChecked()).toBe(true);
    await stepOn(dialog, "Add-ons");
    await stepOn(dialog, "Review");
    await page.evaluate(() => history.back());
    await dialog.getByText("Choose Add-ons (Optional)").waitFor();
  });

  test("opens for the last button when several are pressed before its styles are there", async () => {
    const page = await visit("/seo-services/", phone);
    const release = await holdBack(page, "**/base-*.css");
    const press = (opener: string) => page.locator(opener).first().dispatchEvent("click");
    await press(".burger");
    await press('main [data-open="seo-quote"]');
    await press('footer ~ * [data-open="quote"]');
    release();
    await dialogIn(page).getByText("Choose Your Package").waitFor();
    expect(await dialogIn(page).evaluateAll(open => open.map(({ id }) => id))).toEqual(["quote"]);
  });

  test("goes one step on when a slow phone is pressed twice before it has drawn that", async () => {
    const page = await visit("/", phone);
    const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
    await dialog.locator("form").evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await dialog.getByText("Step 2 of 3").waitFor();
    await expect
      .poll(() => dialog.locator("[data-heading]:focus").innerText())
      .toBe("Choose Add-ons (Optional)");
    expect(await dialog.getByText("Step 2 of 3").count()).toBe(1);
  });

  test("goes one step on for a double click, whose second falls on the next step's button", async () => {
    const page = await visit("/", desk);
    const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
    await dialog.getByRole("button", { name: "Next: Add-ons" }).hover();
    for (const clickCount of [1, 2]) {
      await pressMouse(page, clickCount);
      await dialog.getByText("Choose Add-ons (Optional)").waitFor();
    }
    await aMoment(page);
    expect(await dialog.getByText("Step 2 of 3").count()).toBe(1);
  });

  test("keeps the package of its button for a double click, whose second falls on another one", async () => {
    const page = await visit("/", desk);
    const dialog = dialogIn(page);
    const chosen = dialog.getByRole("radio", { name: lastPackage.name });
    const other = dialog.getByText(firstPackage.name, { exact: true }).first();
    await page.locator(`main [data-package="${lastPackage.name}"]`).hover();
    await pressMouse(page, 1);
    await other.hover();
    await pressMouse(page, 2);
    expect(await chosen.isChecked()).toBe(true);
    await pressMouse(page, 1);
    expect(await chosen.isChecked()).toBe(false);
  });

  test("is closed by a double click that opens no menu, whose button lies behind", async () => {
    const page = await visit("/", phone);
    const dialog = await openQuote(page);
    await dialog.getByRole("button", { name: "Close" }).hover();
    await pressMouse(page, 1);
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Menu" }).hover();
    await pressMouse(page, 2);
    await aMoment(page);
    expect(await dialog.count()).toBe(0);
    await pressMouse(page, 1);
    await dialog.waitFor();
  });

  test("stays for a double click on the cross of its toast, under which lies its own", async () => {
    const page = await visit("/", phone);
    const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
    await toReview(dialog);
    await press(dialog, "Get Started");
    await dialog.getByRole("button", { name: "Dismiss" }).hover();
    await pressMouse(page, 1);
    await dialog.getByRole("button", { name: "Close" }).hover();
    await pressMouse(page, 2);
    expect(await dialog.isVisible()).toBe(true);
    await pressMouse(page, 1);
    await dialog.waitFor({ state: "hidden" });
  });

  test("goes one step back with a Back that comes before a slow phone has drawn the next step", async () => {
    const page = await visit("/", { ...phone, hasTouch: true, isMobile: true });
    const dialog = await openQuote(page, `Choose ${popularPackage.name}`);
    await stepOn(dialog, "Add-ons");
    await dialog.getByText("Step 2 of 3").waitFor();
    await dialog.locator("form").evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      // The gesture for Back arrives so.
      form.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    });
    await aMoment(page);
    await expect
      .poll(() => dialog.locator("[data-heading]:focus").innerText())
      .toBe("Choose Add-ons (Optional)");
    expect(await dialog.getByText("Step 2 of 3").count()).toBe(1);
  });
});

describe("on a connection so slow that the styles of dialogs are on their way", () => {
  test("a dialog waits for them up to a second, so that it is hardly ever seen without", async () => {
    const page = await visit("/", phone);
    await holdBack(page, "**/base-*.css");
    await page.clock.install({ time: "2026-01-01T10:00:00" });
    await page.clock.pauseAt("2026-01-01T11:00:00");
    await page.getByRole("button", { name: buttons.quote }).click();
    await page.clock.runFor(950);
    expect(await dialogIn(page).count()).toBe(0);
    await page.clock.runFor(100);
    await dialogIn(page).waitFor();
  });

  test("who asks for a quote is told soon that it is loading, and sees it in its styles in the end", async () => {
    const page = await visit("/", phone);
    const release = await holdBack(page, "**/base-*.css");
    await holdBack(page, "**/configurator-*.js");
    await page.getByRole("button", { name: buttons.quote }).click();
    await dialogIn(page).getByText("Loading...").waitFor();
    release();
    await expect
      .poll(async () => (await dialogIn(page).boundingBox())?.height)
      .toBe(phone.viewport.height);
  });

  test("who opens the menu sees it soon", async () => {
    const page = await visit("/", phone);
    await holdBack(page, "**/base-*.css");
    await page.locator(".burger").click();
    await page.locator("#drawer[open] a").last().waitFor();
  });

  test("a form appears soon, without the field that is no visitor's", async () => {
    const page = await visit("/coventry-seo-agency/", phone);
    await holdBack(page, "**/{base,message-dialog}-*.css");
    await openAudit(page);
    await dialogIn(page).getByLabel("Website").waitFor();
    const honeypot = dialogIn(page).locator(`[name=${honeypotName}]`);
    expect((await honeypot.boundingBox())?.width).toBeLessThan(12);
  });
});

/** Two of them are a double click where the second has 2. */
async function pressMouse({ mouse }: Page, clickCount: number): Promise<void> {
  await mouse.down({ clickCount });
  await mouse.up({ clickCount });
}
