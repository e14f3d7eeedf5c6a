import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { besideMouse } from "../../browser.ts";
import { withoutStorage } from "../steps.ts";
import { again, countedSite, press, question } from "./counted-site.ts";

const tagAddress = "https://www.googletagmanager.com/gtag/js?id=G-TEST123";
const site = countedSite();

const isTagLoaded = (page: Page) => page.evaluate(() => "tagLoaded" in window);

/** What was said to the tag, commands and plain entries alike. */
function told(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const layer = "dataLayer" in window && Array.isArray(window.dataLayer) ? window.dataLayer : [];
    return layer.map(entry => (entry.length === undefined ? entry : [...entry].slice(0, 3)));
  });
}

test("nothing comes from elsewhere before the visitor accepts, and then the tag alone", async () => {
  const { page, foreign } = await site.visit("/");
  await question(page).waitFor();
  expect(foreign).toEqual([]);
  await press(page, "Accept");
  await expect.poll(() => isTagLoaded(page)).toBe(true);
  expect(foreign).toEqual([tagAddress]);
  expect(await question(page).isVisible()).toBe(false);

  await page.goto(`${site.address}/terms/`);
  await expect.poll(() => isTagLoaded(page)).toBe(true);
  expect(await question(page).isVisible()).toBe(false);
});

test("who rejects is not asked again, and nothing is loaded", async () => {
  const { page, foreign } = await site.visit("/");
  await press(page, "Reject");
  const asked: string[] = [];
  page.on("request", request => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.address}/terms/`);
  await again(page).waitFor();
  expect(await question(page).isVisible()).toBe(false);
  expect(asked).not.toContain("/consent.json");
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test("an answer can be taken back at the foot of any page: counting stops and its cookies go", async () => {
  const { page } = await site.visit("/privacy/");
  await press(page, "Accept");
  await expect.poll(() => isTagLoaded(page)).toBe(true);
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tag would set it
    document.cookie = "_ga_TEST123=1; path=/";
  });
  await again(page).click();
  await question(page).getByText("You have accepted.").waitFor();
  expect(await question(page).locator("[data-chosen]").allInnerTexts()).toEqual(["Accept"]);
  await question(page).locator("button:focus").first().waitFor();
  await press(page, "Reject");
  // The room that it took at the foot of the page is given back.
  expect(await page.evaluate(() => document.documentElement.getAttribute("style"))).toBeFalsy();
  await expect.poll(() => page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, "ga-disable-G-TEST123"))).toBe(true);
  expect(await again(page).evaluate(button => button === document.activeElement)).toBe(true);
  // Accepted once more, the tag that is there speaks again: a second one would count each visit twice.
  await again(page).click();
  await press(page, "Accept");
  expect(await page.evaluate(() => Reflect.get(window, "ga-disable-G-TEST123"))).toBe(false);
  expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(1);
});

test("who takes an answer back keeps no cookie of the tag, whichever part of the domain it was for", async () => {
  const { page } = await site.visit("/privacy/");
  const home = "http://www.tryline.test";
  await page.route(`${home}/**`, async route => {
    const url = route.request().url().replace(home, site.address);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${home}/privacy/`);
  await press(page, "Accept");
  await page.evaluate(() => {
    for (const domain of ["www.tryline.test", "tryline.test"]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the tag would set it
      document.cookie = `_ga=1; path=/; domain=${domain}`;
    }
  });
  await expect.poll(() => page.context().cookies()).toHaveLength(2);
  await again(page).click();
  await press(page, "Reject");
  await expect.poll(() => page.context().cookies()).toEqual([]);
});

test("an answer holds in the other tabs too, and in a page that Back shows again", async () => {
  const { page } = await site.visit("/privacy/");
  const other = await besideMouse(await page.context().newPage());
  await other.goto(`${site.address}/terms/`);
  const isSilent = () => page.evaluate(() => Reflect.get(window, "ga-disable-G-TEST123"));
  await question(page).waitFor();
  await press(other, "Accept");
  await expect.poll(() => isTagLoaded(page)).toBe(true);
  expect(await question(page).isVisible()).toBe(false);
  await again(other).click();
  await press(other, "Reject");
  await expect.poll(isSilent).toBe(true);
  // A page that was left hears of nothing until it is shown again.
  await page.evaluate(() => {
    localStorage.setItem("analytics", "accepted");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await isSilent()).toBe(false);
});

test("a conversion is told to the tag once, also when the answer comes after it", async () => {
  const { page } = await site.visit("/thank-you/");
  await question(page).waitFor();
  const conversion = ["event", "conversion", { value: 1, currency: "GBP" }];
  await expect.poll(() => told(page)).toEqual([{ event: "conversion", value: 1, currency: "GBP" }]);
  await press(page, "Accept");
  const commands = async () => (await told(page)).filter(Array.isArray);
  expect((await commands()).filter(([name]) => name === "event")).toEqual([conversion]);

  await page.reload();
  await expect
    .poll(async () => (await commands()).filter(([name]) => name === "event"))
    .toEqual([conversion]);
});

test("where storage is blocked the answer holds for the page", async () => {
  const { page } = await site.visit("/privacy/");
  await withoutStorage(page);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.reload();
  await press(page, "Accept");
  await expect.poll(() => isTagLoaded(page)).toBe(true);
  await again(page).click();
  await question(page).waitFor();
  expect(await page.locator("[data-answer=accepted][data-chosen]").count()).toBe(1);
  expect(errors).toEqual([]);
});

test("who cannot be asked is not counted, and is asked on the next page", async () => {
  const { page, foreign } = await site.visit("/privacy/");
  // Else the words of this first page may be what is refused.
  await question(page).waitFor();
  await page.route("**/consent.json", route =>
    route.fulfill({ status: 503, body: '{"error":"busy"}' }),
  );
  const refused: string[] = [];
  page.on("console", message => {
    if (message.text().startsWith("Error:")) refused.push(message.text());
  });
  await page.reload();
  await again(page).click();
  // By itself, and when it was pressed.
  await expect.poll(() => refused).toHaveLength(2);
  expect(await question(page).count()).toBe(0);
  await page.unroute("**/consent.json");
  await page.goto(`${site.address}/terms/`);
  await question(page).waitFor();
  expect(foreign).toEqual([]);
});
