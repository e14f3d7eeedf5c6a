import { expect, test } from "vitest";
import { dressed } from "../journeys/steps.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("the blog's search field is as high as the buttons beside it, and their names stand in one line", async () => {
  const page = await open("/blog/", 1280);
  const [field, button, label, legend] = await Promise.all(
    ["#blog-search", "[data-topic]", ".blog-search .field-label", ".blog-search legend"].map(part =>
      page.locator(part).first().boundingBox(),
    ),
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
