import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { homeFaqs } from "../../content/faqs.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { journey, phone } from "./journey.ts";

const { visit } = journey();

const opened = (page: Page) =>
  page
    .locator("#faq details")
    .evaluateAll(all => all.flatMap((one, index) => (one.hasAttribute("open") ? [index] : [])));

test("one question is open at a time, and none when it is pressed again", async () => {
  const page = await visit("/", phone);
  const questions = page.locator("#faq summary");
  const pressed = [0, 1, 3, 2].filter(index => index < homeFaqs.length);
  if (pressed.length < 2) nothingToAsk("The home page answers fewer than two questions");
  for (const index of pressed) {
    await questions.nth(index).click();
    await expect.poll(() => opened(page)).toEqual([index]);
  }
  await questions.nth(pressed.at(-1) ?? 0).click();
  await expect.poll(() => opened(page)).toEqual([]);
});

test("an open answer leaves at once, so that the question that was pressed does not leap later", async () => {
  const page = await visit("/", { ...phone, reducedMotion: "no-preference" });
  await page.locator("#faq summary").first().click();
  const tops = await page.evaluate(async () => {
    const pressed = document.querySelectorAll<HTMLElement>("#faq summary")[1];
    const top = () => pressed?.getBoundingClientRect().top;
    pressed?.click();
    // The browser closes the other one in a task of its own.
    do await new Promise(resolve => setTimeout(resolve));
    while (document.querySelectorAll("#faq [open]").length > 1);
    const soon = top();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    return [soon, top()];
  });
  expect(tops).toEqual([expect.any(Number), tops[0]]);
});
