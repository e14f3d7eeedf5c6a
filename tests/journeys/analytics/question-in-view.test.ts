import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { routes } from "../../../domain/addresses.ts";
import { contactForm } from "../../../domain/forms.ts";
import { orderForm } from "../../../domain/order-form.ts";
import { spelled } from "../../spelled.ts";
import { desk, phone } from "../journey.ts";
import { enlargeText } from "../steps.ts";
import { again, countedSite, press, question } from "./counted-site.ts";

const { visit } = countedSite();

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
