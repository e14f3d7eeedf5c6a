import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buttons } from "../../../content/navigation.ts";
import { honeypotName } from "../../../domain/calls.ts";
import { planMessage } from "../../../domain/plan-enquiry.ts";
import { countedAddon, firstPackage } from "../../offers.ts";
import { holdBack } from "../hold-back.ts";
import { desk, journey } from "../journey.ts";
import {
  closeByKey,
  dialogIn,
  fillDetails,
  openQuote,
  press,
  toastIn,
  toReview,
} from "../steps.ts";
import { thankYouPage } from "../thank-you-page.ts";

const { visit } = journey();

const honeypot = `[name=${honeypotName}]`;

describe("a configurator whose parts cannot be had", () => {
  const opener = `main [data-package="${firstPackage.name}"]`;

  test("leads to the contact form, and is there when they can", async () => {
    const page = await visit("/", desk);
    for (const [pattern, body] of [
      ["**/configurator-*.js", "<h1>Busy</h1>"],
      ["**/quote.json", '{"error":"busy"}'],
    ] as const) {
      await page.route(pattern, route => route.fulfill({ status: 503, body }));
      await page.locator(opener).click();
      await page.waitForURL("**/#contact");
      expect(await dialogIn(page).count()).toBe(0);
      await page.unroute(pattern);
      await page.locator(opener).click();
      await dialogIn(page).getByText("Choose Your Package").waitFor();
      await closeByKey(page);
      await page.reload();
    }
  });

  test.each(["/", "/rugby-web-design/"])(
    "leads there from %s with a sentence why and the package, once",
    async path => {
      const page = await visit(path, desk);
      await page.route("**/configurator-*.js", route => route.abort());
      await page.locator(opener).click();
      expect(await toastIn(page)).toBe(
        "Order Form Not Loaded / Please tell us here what you need, or try again in a moment.",
      );
      const message = page.getByLabel("Message", { exact: true });
      expect(await message.inputValue()).toBe(`${planMessage(firstPackage.name)} `);
      expect(await page.evaluate(() => location.search + location.hash)).toBe("#contact");
      await page.reload();
      await press(page.locator("#contact"), "Send Message");
      expect(await toastIn(page)).toContain("Validation Error");
    },
  );

  test("names the package whatever signs are in its name", async () => {
    const page = await visit("/", desk);
    await page.route("**/configurator-*.js", route => route.abort());
    const name = "Website + SEO & Logo, 20% off: #1?";
    const link = page.locator("main [data-package]").first();
    await link.evaluate((element, said) => element.setAttribute("data-package", said), name);
    await link.click();
    expect(await toastIn(page)).toContain("Order Form Not Loaded");
    const message = page.getByLabel("Message", { exact: true });
    expect(await message.inputValue()).toBe(`${planMessage(name)} `);
  });

  test("leads there in an address of two slashes, too, which hosts such as nginx serve as if it were one", async () => {
    const page = await visit("/", desk);
    const { href, origin } = new URL(page.url());
    const response = await page.request.get(href);
    await page.route(
      url => url.pathname === "//",
      route => route.fulfill({ response }),
    );
    await page.goto(`${origin}//`);
    await page.route("**/configurator-*.js", route => route.abort());
    await page.locator(opener).click();
    expect(await toastIn(page)).toContain("Order Form Not Loaded");
    expect(page.url()).toBe(`${origin}//#contact`);
  });

  test("leaves the message empty where no package was chosen", async () => {
    const page = await visit("/", desk);
    await page.route("**/configurator-*.js", route => route.abort());
    await page.getByRole("button", { name: buttons.quote }).click();
    expect(await toastIn(page)).toContain("Order Form Not Loaded");
    expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("");
  });

  test.each(["/", "/rugby-web-design/"])(
    "says on %s that the browser is offline and how to call, and opens when it no longer is",
    async path => {
      const page = await visit(path, desk);
      const address = page.url();
      await page.context().setOffline(true);
      await page.locator(opener).click();
      await dialogIn(page).getByText("You are offline.").waitFor();
      expect(await dialogIn(page).locator('a[href^="tel:"]').isVisible()).toBe(true);
      // Its styles cannot be had either, and yet it is no box of the browser's.
      const edges = await dialogIn(page).evaluate(dialog =>
        [dialog, ...dialog.querySelectorAll("button")].map(part => getComputedStyle(part).border),
      );
      expect(edges.filter(edge => !edge.startsWith("0px"))).toEqual([]);
      await press(dialogIn(page), "Close");
      expect(page.url()).toBe(address);
      await page.context().setOffline(false);
      const release = await holdBack(page, "**/configurator-*.js");
      await page.locator(opener).click();
      await dialogIn(page).getByText("Loading...").waitFor();
      release();
      await dialogIn(page).getByText("Choose Your Package").waitFor();
    },
  );

  test.each<[mishap: string, befall: (page: Page) => Promise<unknown>]>([
    ["it was offline for a moment", aMomentOffline],
    ["the styles of all dialogs came after its own", lateStyles],
  ])("looks as it always does when %s", async (_, befall) => {
    const looks = async (before?: typeof befall) => {
      const page = await visit("/", desk);
      await before?.(page);
      await page.locator(opener).click();
      await dialogIn(page).getByText("Choose Your Package").waitFor();
      return () =>
        dialogIn(page).evaluate(dialog =>
          [dialog, ...dialog.querySelectorAll("h2, .order-head, .dialog-close")].map(part => {
            const { width, height } = part.getBoundingClientRect();
            return [part.className, width, height];
          }),
        );
    };
    const [usual, after] = [await looks(), await looks(befall)];
    await expect.poll(after).toEqual(await usual());
  });

  async function aMomentOffline(page: Page) {
    await page.context().setOffline(true);
    await page.locator(opener).click();
    await dialogIn(page).getByText("You are offline.").waitFor();
    await press(dialogIn(page), "Close");
    await page.context().setOffline(false);
  }

  /** What the first move of the mouse asks for in vain is asked for again by the press. */
  async function lateStyles(page: Page) {
    await page.route("**/base-*.css", route => route.abort(), { times: 1 });
    await Promise.all([page.waitForEvent("requestfailed"), page.locator(opener).hover()]);
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[href*="configurator"]')?.sheet,
    );
  }

  test("is asked for its styles by a press, not by each move of the mouse", async () => {
    const page = await visit("/", desk);
    const asked: string[] = [];
    await page.route("**/base-*.css", route => {
      asked.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    for (const part of ["h1", ".hero-sub", "h1", ".hero-sub"]) await page.locator(part).hover();
    await page.locator(opener).click();
    await dialogIn(page).getByText("Choose Your Package").waitFor();
    const before = asked.length;
    expect(before).toBeLessThan(4);
    await closeByKey(page);
    await page.locator(opener).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  test("also leads there when the answer is empty", async () => {
    const page = await visit("/", desk);
    const answer = { body: "", contentType: "text/javascript" };
    await page.route("**/configurator-*.js", route => route.fulfill(answer));
    await page.locator(opener).click();
    await page.waitForURL("**/#contact");
    expect(await dialogIn(page).count()).toBe(0);
  });

  test("leaves alone who has closed it meanwhile", async () => {
    const page = await visit("/", desk);
    await page.route("**/quote.json", route => route.abort());
    const release = await holdBack(page, "**/quote.json");
    const failed = page.waitForEvent("console", message => message.text().includes("to fetch"));
    await page.locator(opener).click();
    await dialogIn(page).waitFor();
    await page.keyboard.press("Escape");
    release();
    await failed;
    // A page to which it led would be on its way by now, and here before the answer to this.
    await page.evaluate(() => fetch("/privacy/"));
    expect(await page.evaluate(() => location.hash)).toBe("");
  });

  test("is not waited for longer than 15 seconds", async () => {
    const page = await visit("/", desk);
    await page.clock.install();
    await holdBack(page, "**/configurator-*.js");
    await page.locator(opener).click();
    await page.clock.fastForward(1_000);
    await dialogIn(page).getByText("Loading...").waitFor();
    await page.clock.fastForward(15_000);
    await page.waitForURL("**/#contact");
    expect(await dialogIn(page).count()).toBe(0);
  });
});

test("an order can be made where the styles of dialogs cannot be had, as just after the site was published anew", async () => {
  const page = await visit("/privacy/", desk);
  await page.route("**/base-*.css", route => route.fulfill({ status: 404 }));
  const dialog = await openQuote(page, buttons.quoteInHeader);
  await toReview(dialog, [[countedAddon.name, 2]]);
  await fillDetails(dialog);
  // Who filled it in would wait for an answer in vain.
  expect((await dialog.locator(honeypot).boundingBox())?.width).toBeLessThan(12);
  await press(dialog, "Get Started");
  await page.waitForURL(thankYouPage);
});
