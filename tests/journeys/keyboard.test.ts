import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { contactForm } from "../../domain/forms.ts";
import { lone, loneCategory, topic } from "../articles.ts";
import { filledIn } from "../filled-in.ts";
import { lastPackage } from "../offers.ts";
import { needTownsMenu } from "../pages/need-towns.ts";
import { desk, journey, phone } from "./journey.ts";
import { dialogIn, toastIn } from "./steps.ts";
import { thankYouPage } from "./thank-you-page.ts";

const { visit } = journey();

/** Presses Tab until what is named has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Types into one field after the other, going on with Tab. */
async function typeOn({ keyboard }: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index) await keyboard.press("Tab");
    await keyboard.type(text);
  }
}

test("a message is sent with the keyboard alone, after its mistakes were named", async () => {
  const page = await visit("/", desk);
  const { keyboard } = page;
  await page.locator("#pricing a, #booking a").last().focus();
  await tabTo(page, "#contact-name");
  await keyboard.press("Enter");
  await toastIn(page);
  await tabTo(page, "#contact-name");
  const values: Readonly<Record<string, string>> = filledIn(contactForm, {
    name: "Ann Example",
    email: "ann@example.com",
    message: "I would like a website.",
  });
  await typeOn(page, ...contactForm.fields.map(({ name }) => values[name] ?? ""));
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await page.waitForURL(thankYouPage);
});

test("an audit is asked for with the keyboard alone, and Esc gives the focus back", async () => {
  const page = await visit("/bilton-seo-company/", desk);
  const { keyboard } = page;
  await tabTo(page, 'main [data-open="audit"]');
  await keyboard.press("Enter");
  await dialogIn(page).waitFor();
  await keyboard.type("Ann");
  await keyboard.press("Escape");
  await page.locator('main [data-open="audit"]:focus').waitFor();
  await keyboard.press("Enter");
  await dialogIn(page).waitFor();
  await typeOn(page, " Example", "ann@example.com", "", "mysite.co.uk");
  expect(await dialogIn(page).getByLabel("Name").inputValue()).toBe("Ann Example");
  await keyboard.press("Enter");
  await page.waitForURL(thankYouPage);
  await toastIn(page);
  await tabTo(page, ".toast-close");
  await keyboard.press("Enter");
  expect(await page.locator(".toast").count()).toBe(0);
});

test("the blog is searched with the keyboard alone", async () => {
  const page = await visit("/blog/", desk);
  const { keyboard } = page;
  await tabTo(page, "#blog-search");
  await keyboard.type("nothing of the kind");
  await page.getByText(blog.empty.title).waitFor();
  await tabTo(page, `[data-topic="${topic.name}"]`);
  await keyboard.press("Enter");
  const box = page.getByLabel(blog.searchLabel);
  await expect.poll(() => box.inputValue()).toBe(topic.name.toLowerCase());
  await tabTo(page, '[data-filter=""]');
  await keyboard.press("Enter");
  await page.getByText(blog.empty.title).waitFor({ state: "hidden" });
  await tabTo(page, `[data-filter="${lone.category}"]`);
  await keyboard.press("Space");
  const found = await page.locator(".card:visible .card-facts > :first-child").allTextContents();
  expect(new Set(found)).toEqual(new Set([loneCategory.name]));
});

test("the side menu opens, leads on and closes with the keyboard alone", async () => {
  needTownsMenu();
  const page = await visit("/", phone);
  const { keyboard } = page;
  await tabTo(page, ".burger");
  await keyboard.press("Enter");
  await page.locator("#drawer[open]").waitFor();
  await tabTo(page, "#drawer summary");
  await keyboard.press("Enter");
  await page.locator("#drawer[open]").waitFor();
  await tabTo(page, "#drawer .places a");
  await keyboard.press("Escape");
  await page.locator(".burger:focus").waitFor();
  await keyboard.press("Enter");
  await page.locator("#drawer[open]").waitFor();
  await tabTo(page, "#drawer [data-open=quote]");
  await keyboard.press("Enter");
  await dialogIn(page).getByText("Choose Your Package").waitFor();
  await keyboard.press("Escape");
  await page.locator(".burger:focus").waitFor();
});

test("what opens a dialog is a button that Space presses too, and a link where no script runs", async () => {
  const page = await visit("/", desk);
  const opener = page.getByRole("button", { name: `Choose ${lastPackage.name}` });
  await opener.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("Space");
  const dialog = dialogIn(page);
  expect(await dialog.getByRole("radio", { name: lastPackage.name }).isChecked()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  expect(await opener.evaluate(element => element === document.activeElement)).toBe(true);
  const plain = await visit("/", { ...desk, javaScriptEnabled: false });
  expect(await plain.getByRole("link", { name: `Choose ${lastPackage.name}` }).count()).toBe(1);
});
