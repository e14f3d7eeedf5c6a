import { expect, test } from "vitest";
import { journey } from "./journey.ts";
import { answer, dialogIn, toastIn } from "./steps.ts";

const { visit } = journey();

test.each([
  ["/coventry-seo-agency/", "Get Free SEO Audit", { width: 1280, height: 480 }],
  ["/bilton-website-support/", "Get Support Quote", { width: 1280, height: 640 }],
  ["/bilton-website-support/", "Get Support Quote", { width: 768, height: 640 }],
])(
  "the toast over the dialog on %s, opened by '%s', hides neither its name nor its cross in a low window: %o",
  async (route, opener, viewport) => {
    const page = await visit(route, { viewport });
    await answer(page, "/contact-form", "dead");
    await page.getByRole("button", { name: opener }).first().click();
    const dialog = dialogIn(page);
    await dialog.waitFor();
    for (const [name, value] of [
      ["name", "Ann Example"],
      ["email", "ann@example.com"],
      ["phone", "01632 960001"],
      ["website", "shop.example"],
      ["message", "I would like a website."],
    ]) {
      const field = dialog.locator(`[name="${name}"]`);
      if (await field.count()) await field.fill(value ?? "");
    }
    await dialog.locator("[type=submit]").click();
    await toastIn(dialog);
    await page.evaluate(() => document.fonts.ready);
    const hidden = await dialog.evaluate(box => {
      const toast = box.querySelector(".toast")?.getBoundingClientRect();
      const words = document.createRange();
      const [title, cross] = ["h2", ".dialog-close"].map(part => box.querySelector(part));
      if (!toast || !title || !cross) throw new Error("A part of the dialog is not there");
      words.selectNodeContents(title);
      // As if both stood in the same row, however low the window.
      return [words, cross].filter(part => {
        const { left, right } = part.getBoundingClientRect();
        return left < toast.right && right > toast.left;
      }).length;
    });
    expect(hidden).toBe(0);
  },
);
