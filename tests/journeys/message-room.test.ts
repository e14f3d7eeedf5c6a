import { expect, test } from "vitest";
import { contactForm } from "../../domain/forms.ts";
import { desk, journey } from "./journey.ts";
import { answer, dialogIn, fillContact, openAudit, press, toastIn } from "./steps.ts";

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

test("in a low window the field of an audit request that the browser asks for has its name above it", async () => {
  const page = await visit("/bilton-seo-company/", { viewport: { width: 360, height: 400 } });
  const dialog = await openAudit(page);
  await dialog.locator("[type=submit]").click();
  const label = dialog.locator("label", { hasText: "Name" });
  await expect
    .poll(() => label.evaluate(name => name.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0);
  expect(await dialog.getByLabel("Name").evaluate(field => field.matches(":focus"))).toBe(true);
});

test("that a request cannot be sent, since its code cannot be had, is said where it can be seen", async () => {
  // Its button is the last that can be seen without scrolling.
  const page = await visit("/bilton-seo-company/", { viewport: { width: 360, height: 720 } });
  await page.route("**/message-dialog-*.js", route => route.abort());
  const dialog = await openAudit(page);
  await dialog.locator("[type=submit]").click();
  const note = dialog.locator("[data-note]", { hasText: "We could not be reached." });
  await note.waitFor();
  const bottom = await note.evaluate(words => words.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(720);
});

test.each([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])(
  "a long field that is tabbed to from the one above it is seen whole in a window of %o",
  async viewport => {
    const page = await visit("/", { viewport });
    const message = page.getByLabel("Message", { exact: true });
    await page.getByLabel("Name").focus();
    await page.waitForFunction(() => !document.querySelector("[data-island=contact]"));
    // As far down as who tabs through the form comes to it: its text cursor can be seen.
    await message.evaluate(field =>
      scrollBy(0, field.getBoundingClientRect().top - innerHeight + 60),
    );
    const { label } = contactForm.fields.at(-2) ?? contactForm.fields[0];
    await page
      .getByLabel(label, { exact: true })
      .evaluate(field => field.focus({ preventScroll: true }));
    await page.keyboard.press("Tab");
    expect(await message.evaluate(field => field.matches(":focus"))).toBe(true);
    const below = () =>
      message.evaluate(field => innerHeight - field.getBoundingClientRect().bottom);
    // With the ring round it.
    await expect.poll(below).toBeGreaterThanOrEqual(5);
  },
);

test("a message whose first fields are above the window stays where it is while it is sent", async () => {
  const page = await visit("/", desk);
  await answer(page, "/contact-form", "hangs");
  const form = page.locator("#contact form");
  await fillContact(form);
  const button = form.locator("[type=submit]");
  await button.evaluate(element => element.scrollIntoView({ block: "center" }));
  const top = (await button.boundingBox())?.y;
  await press(form, "Send Message");
  await form.getByRole("button", { name: "Sending..." }).waitFor();
  expect((await button.boundingBox())?.y).toBe(top);
});
