import { expect, test } from "vitest";
import { topic } from "../articles.ts";
import { dressed } from "../journeys/steps.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("the blog's search field is as high as the buttons beside it, and their names stand in one line", async () => {
  const page = await open("/blog/", 1280);
  const [field, button, label, legend] = await Promise.all(
    [
      "#blog-search",
      `[data-topic="${topic.name}"]`,
      ".blog-search .field-label",
      ".blog-search legend",
    ].map(part => page.locator(part).first().boundingBox()),
  );
  expect(field?.height).toBe(button?.height);
  expect(label?.y).toBe(legend?.y);
});

test.each([
  ["/bilton-website-support/", "Get Support Quote"],
  ["/coventry-seo-agency/", "Get Free SEO Audit"],
])("the fields of the dialog on %s fill each of their rows", async (route, button) => {
  const page = await open(route, 1280);
  await page.getByRole("button", { name: button }).first().click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator(".input").first().waitFor();
  await dressed(page);
  const [rights, edge] = await dialog.locator("form").evaluate(form => {
    const rows = new Map<number, number>();
    for (const field of form.querySelectorAll(".field")) {
      const { top, right } = field.getBoundingClientRect();
      rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
    }
    return [[...rows.values()], Math.round(form.getBoundingClientRect().right)] as const;
  });
  expect(rights.length).toBeGreaterThan(1);
  expect(new Set(rights)).toEqual(new Set([edge]));
});

/** The name's field, of which only the text has been brought below the header, as Safari does it. */
async function nameBelowHeader() {
  const page = await open("/", 1280);
  await page.locator("#contact form").hover();
  await expect.poll(() => page.locator("#contact [data-island]").count()).toBe(0);
  const field = page.locator("#contact-name");
  await field.evaluate(input => {
    const above = document.querySelector(".header")?.clientHeight ?? 0;
    scrollBy({ top: input.getBoundingClientRect().top - above - 2, behavior: "instant" });
  });
  return { page, field };
}

test("the label of a field that is come to from below stands clear of the header, also in Safari", async () => {
  const { field } = await nameBelowHeader();
  await field.evaluate(input => input.focus({ preventScroll: true }));
  const room = () =>
    field.evaluate((input: HTMLInputElement) => {
      const header = document.querySelector(".header")?.getBoundingClientRect().bottom ?? 0;
      return (input.labels?.[0]?.getBoundingClientRect().top ?? 0) - header;
    });
  await expect.poll(room).toBeGreaterThan(0);
});

test("a field does not move under the mouse that presses it", async () => {
  const { page, field } = await nameBelowHeader();
  const before = await field.boundingBox();
  const { x, y, height } = before ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.down();
  await field.evaluate(
    () => new Promise(seen => requestAnimationFrame(() => setTimeout(() => setTimeout(seen)))),
  );
  expect(await field.boundingBox()).toEqual(before);
  await page.mouse.up();
});
