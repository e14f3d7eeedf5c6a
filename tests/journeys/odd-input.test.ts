import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { toPounds } from "../../domain/money.ts";
import { lone } from "../articles.ts";
import { countedAddon, firstPackage, popularPackage } from "../offers.ts";
import { spelled } from "../spelled.ts";
import { callsOf, desk, journey } from "./journey.ts";
import {
  answer,
  choose,
  fillAudit,
  filledOrder,
  openAudit,
  openQuote,
  overflow,
  press,
  stepOn,
  tick,
  toastIn,
  toReview,
} from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit, stored } = journey();

const narrow = { viewport: { width: 320, height: 640 } };
const longWord = "W".repeat(5_000);
const rubbish = `<script>alert(1)</script> ';DROP TABLE--\u202e\u0000${longWord}`;

describe("an order", () => {
  test("takes any name and any words as they are, once for many Enters", async () => {
    const page = await visit("/", narrow);
    const calls = callsOf(page);
    const dialog = await openQuote(page);
    await toReview(dialog);
    const name = "👩🏽‍🚀 עמר بن علي Zoë";
    await dialog.getByLabel("Name *").fill(name);
    await dialog.getByLabel("Email *").fill("ann@example.com");
    await dialog.getByLabel("Phone").fill("👍 or not");
    await dialog.getByLabel("Additional Requirements").fill(longWord);
    expect(await overflow(page)).toBe(0);
    await dialog.getByLabel("Phone").focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press("Enter");
    await page.waitForURL(thankYouPage);
    expect(calls.filter(({ path }) => path === "/package_orders")).toHaveLength(1);
    const rows = stored<{ name: string; message: string; total: number }>(
      "SELECT name, message, total_price AS total FROM package_orders",
    );
    expect(rows).toEqual([{ name, message: longWord, total: toPounds(popularPackage.pricePence) }]);
  });

  test("in Arabic or Hebrew is written from the right, like a message", async () => {
    const page = await visit("/", narrow);
    const directionOf = (place: Locator) =>
      place.evaluate(field => getComputedStyle(field).direction);
    const message = page.locator("#contact textarea");
    await message.fill("שלום!");
    const dialog = await openQuote(page);
    await toReview(dialog);
    const name = dialog.getByLabel("Name *");
    expect(await directionOf(name)).toBe("ltr");
    await name.fill("محمد علي");
    expect([await directionOf(name), await directionOf(message)]).toEqual(["rtl", "rtl"]);
  });

  test("with a quantity of five thousand letters stays in its place", async () => {
    const page = await visit("/", narrow);
    const dialog = await openQuote(page);
    await choose(dialog, firstPackage.name);
    await stepOn(dialog, "Add-ons");
    await tick(dialog, countedAddon.name, longWord);
    expect(await overflow(page)).toBe(0);
  });
});

test("what comes from no form service counts as a failure, and nothing typed is lost", async () => {
  const page = await visit("/dunchurch-seo-services/", desk);
  const replies = [
    { status: 204, body: "" },
    { status: 200, body: "" },
    { body: "<html>Sign in to the hotel's network</html>", type: "text/html" },
    { body: '{"success":tr' },
    { body: "null" },
    { body: "[]" },
  ];
  await answer(page, "/contact-form", ...replies);
  const dialog = await openAudit(page);
  await fillAudit(dialog);
  for (const _reply of replies) {
    await press(dialog, "Request Free Audit");
    expect(await toastIn(dialog)).toContain("There was a problem submitting your request.");
    await press(dialog, "Dismiss");
    expect(await dialog.getByLabel("Website").inputValue()).toBe("https://mysite.co.uk");
  }
});

test("a service that says no more than that something was created has taken the order", async () => {
  const page = await visit("/", desk);
  await answer(page, "/package_orders", { status: 201, body: "" });
  const dialog = await filledOrder(page);
  await press(dialog, "Get Started");
  await page.waitForURL(thankYouPage);
});

test("rubbish in a message is said to be too long beside its field, and stays", async () => {
  const page = await visit("/", narrow);
  const form = page.locator("#contact form");
  for (const field of await form.locator(".input").all()) await field.fill(rubbish);
  const typed = await form.getByLabel("Message", { exact: true }).inputValue();
  await press(form, "Send Message");
  await toastIn(page);
  expect(await form.locator(".field-error:visible").allInnerTexts()).toEqual([
    "Name must be less than 100 characters",
    "Email must be less than 255 characters",
    "Phone number must be less than 20 characters",
    "Message must be less than 5000 characters",
  ]);
  expect(await form.getByLabel("Message", { exact: true }).inputValue()).toBe(typed);
  expect(await overflow(page)).toBe(0);
});

test("a search for anything at all finds something or says that it does not", async () => {
  const page = await visit("/blog/", narrow);
  const box = page.getByLabel(blog.searchLabel);
  for (const words of ["(.*", "[", "\\", "🙂", "مرحبا", rubbish]) {
    await box.fill("");
    await box.fill(words);
    await page.getByText(blog.empty.title).waitFor();
    expect(await overflow(page)).toBe(0);
  }
  await box.fill(`  ${lone.word.toUpperCase()} `);
  await page.locator(".card:visible").first().waitFor();
});

test("a search is kept in an address of two slashes, too, which hosts such as nginx serve as if it were one", async () => {
  const page = await visit("/blog/", desk);
  const { href, origin } = new URL(page.url());
  const pathname = `/${spelled("/blog/")}`;
  const response = await page.request.get(href);
  await page.route(
    url => url.pathname === pathname,
    route => route.fulfill({ response }),
  );
  await page.goto(origin + pathname);
  await page.getByLabel(blog.searchLabel).fill(lone.word);
  await page.waitForURL(`${origin}${pathname}?q=${lone.word}`);
  await page.getByRole("button", { name: blog.allPostsLabel }).click();
  await page.waitForURL(origin + pathname);
});
