import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { routes } from "../../domain/addresses.ts";
import { contactForm } from "../../domain/forms.ts";
import { orderForm } from "../../domain/order-form.ts";
import type { Running } from "../../generator/serve/listen.ts";
import { besideMouse } from "../browser.ts";
import { previewBuilt } from "../built-preview.ts";
import { buildSite } from "../built-site.ts";
import { sharedBrowser } from "../shared-browser.ts";
import { spelled } from "../spelled.ts";
import { desk, phone } from "./journey.ts";
import { enlargeText, withoutStorage } from "./steps.ts";

const tagAddress = "https://www.googletagmanager.com/gtag/js?id=G-TEST123";
let browser: Browser;
let site: Running;

beforeAll(async () => {
  site = await previewBuilt(buildSite({ ANALYTICS_TAG_ID: "G-TEST123" }));
  browser = await sharedBrowser();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map(context => context.close()));
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A visitor whose requests to other hosts are noted and answered here. */
async function visit(path: string, options: BrowserContextOptions = desk) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const foreign: string[] = [];
  await context.route(
    url => url.origin !== new URL(site.address).origin,
    route => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "window.tagLoaded = true;" });
    },
  );
  context.setDefaultTimeout(120_000);
  const page = await besideMouse(await context.newPage());
  await page.goto(site.address + path);
  return { page, foreign };
}

const question = (page: Page) => page.getByRole("region", { name: "May we count visits?" });
const press = (page: Page, name: string) =>
  question(page).getByRole("button", { name, exact: true }).click();
const again = (page: Page) => page.getByRole("button", { name: "Visitor statistics" });
const isTagLoaded = (page: Page) => page.evaluate(() => "tagLoaded" in window);

/** What was said to the tag, commands and plain entries alike. */
function told(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const layer = "dataLayer" in window && Array.isArray(window.dataLayer) ? window.dataLayer : [];
    return layer.map(entry => (entry.length === undefined ? entry : [...entry].slice(0, 3)));
  });
}

test("nothing comes from elsewhere before the visitor accepts, and then the tag alone", async () => {
  const { page, foreign } = await visit("/");
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
  const { page, foreign } = await visit("/");
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

test("on paper there is no way back to the question", async () => {
  const { page } = await visit("/");
  await press(page, "Reject");
  await again(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await again(page).isVisible()).toBe(false);
});

test("both answers are buttons of one size and look", async () => {
  for (const screen of [desk, phone]) {
    const { page } = await visit("/", screen);
    await question(page).waitFor();
    const looks = await question(page)
      .getByRole("button")
      .evaluateAll(buttons =>
        buttons.map(button => {
          const { width, height, top } = button.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(button);
          return { width, height, top, color, backgroundColor, borderColor, fontWeight };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  }
});

test("an answer can be taken back at the foot of any page: counting stops and its cookies go", async () => {
  const { page } = await visit("/privacy/");
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
  const { page } = await visit("/privacy/");
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
  const { page } = await visit("/privacy/");
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
  const { page } = await visit("/thank-you/");
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
  const { page } = await visit("/privacy/");
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
  const { page, foreign } = await visit("/privacy/");
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

test("what has the focus stays clear of the question", async () => {
  const { page } = await visit("/privacy/", phone);
  await question(page).waitFor();
  const hidden = await page.evaluate(() => {
    const panel = document.querySelector("[data-consent]")?.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>("main a, footer a")].filter(link => {
      link.focus();
      return !panel || link.getBoundingClientRect().bottom > panel.top;
    }).length;
  });
  expect(hidden).toBe(0);
});

test("the room for the question below a page's last line is the footer's, and none on paper", async () => {
  const { page } = await visit("/privacy/", desk);
  const room = () =>
    page.locator(".footer").evaluate(box => Number.parseFloat(getComputedStyle(box).paddingBottom));
  await expect.poll(room).toBeGreaterThan(100);
  await page.emulateMedia({ media: "print" });
  expect(await room()).toBeLessThan(50);
});

test("with text of double size each answer stands in one line", async () => {
  const { page } = await visit("/privacy/", phone);
  await question(page).waitFor();
  await enlargeText(page);
  const lines = await question(page)
    .getByRole("button")
    .evaluateAll(buttons => {
      const words = document.createRange();
      return buttons.map(button => {
        words.selectNodeContents(button);
        return words.getClientRects().length;
      });
    });
  expect(lines).toEqual([1, 1]);
});

test("with text of double size on a tablet all of the question can be read", async () => {
  const { page } = await visit("/privacy/", { viewport: { width: 768, height: 1000 } });
  await question(page).waitFor();
  await enlargeText(page);
  const box = await question(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
});

test.each([
  ["a phone", phone],
  ["a desk", desk],
  ["a phone held sideways", { viewport: { width: 812, height: 375 } }],
])("on %s a toast and the question hide nothing of each other", async (_, screen) => {
  const { page } = await visit("/", screen);
  await question(page).waitFor();
  await page.getByRole("button", { name: contactForm.submitLabel }).click();
  await expectApart(page);
  const { success } = orderForm.toasts;
  await page.evaluate(text => sessionStorage.setItem("toast", text), JSON.stringify(success));
  await page.goto(new URL(spelled(routes.thankYou), page.url()).href);
  await expectApart(page);
});

async function expectApart(page: Page): Promise<void> {
  await Promise.all([page.locator(".toast").waitFor(), question(page).waitFor()]);
  const [toast, panel] = await Promise.all([
    page.locator(".toast").boundingBox(),
    question(page).boundingBox(),
  ]);
  const { x = 0, y = 0, width = 0, height = 0 } = toast ?? {};
  expect(Math.max((panel?.x ?? 0) - x - width, (panel?.y ?? 0) - y - height)).toBeGreaterThan(0);
}
