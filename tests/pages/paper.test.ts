import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { colours } from "../../content/colours.ts";
import { site } from "../../content/site.ts";
import { contactForm } from "../../domain/forms.ts";
import { formatPounds } from "../../domain/money.ts";
import { meetings } from "../../templates/parts/contact/meetings.ts";
import { articlesShown } from "../articles.ts";
import { openQuote, toReview } from "../journeys/steps.ts";
import { translate } from "../journeys/translate.ts";
import { countedAddon, monthlyAddon, onceAddon, popularPackage, webQuote } from "../offers.ts";
import { rgb } from "../rgb.ts";
import { pagesOnPaper, print } from "./on-paper.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();
const onPaper = pagesOnPaper(open);

function answersOf(page: Page): Promise<string[]> {
  return page.locator(".faqs p").allTextContents();
}

/** Of each question all that its answer takes up on the sheet, whether it is open or not. */
function printedAnswers(page: Page): Promise<string[]> {
  return page.locator(".faqs details").evaluateAll(all =>
    all.map(details => {
      const { opacity } = getComputedStyle(details, "::details-content");
      const answer = details.querySelector("p");
      return opacity === "1" && answer?.checkVisibility() ? String(answer.textContent) : "";
    }),
  );
}

describe("on paper", () => {
  test.each(["/", "/seo-services/", "/web-design-coventry/"])(
    "the answers of %s can be read without being opened",
    async route => {
      const page = await onPaper(route);
      const printed = await printedAnswers(page);
      expect(printed.length).toBeGreaterThan(0);
      expect(printed).toEqual(await answersOf(page));
      await page.emulateMedia({ media: "screen" });
      await page.locator(".faqs summary").first().click();
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => printedAnswers(page)).toEqual(await answersOf(page));
    },
  );

  test("the answers of a page that was translated are printed as the visitor reads them", async () => {
    const page = await onPaper("/");
    await translate(page);
    const printed = await printedAnswers(page);
    expect(printed).toEqual(await answersOf(page));
    for (const answer of printed) expect(answer).toMatch(/^\[.+\]$/);
    // The next test gets the same tab, and is to find it in English.
    await page.reload();
  });

  test("the most popular package stands in a frame like the others", async () => {
    const page = await onPaper("/");
    const frames = await page
      .locator(".price-card")
      .evaluateAll(cards =>
        cards.map(card => [getComputedStyle(card).borderTopColor, getComputedStyle(card).color]),
      );
    expect(frames).not.toEqual([]);
    for (const [frame, text] of frames) expect(frame).toBe(text);
  });

  test("the numbers of steps that stand on a dark band are dark on white", async () => {
    const page = await onPaper("/bilton-website-support/");
    const grounds = await page
      .locator(".night .steps li")
      .evaluateAll(steps => steps.map(step => getComputedStyle(step, "::before").backgroundColor));
    expect(grounds.length).toBeGreaterThan(0);
    expect(new Set(grounds)).toEqual(new Set([rgb(colours.chalk)]));
  });

  test("the blog shows no search that nobody can use", async () => {
    const page = await onPaper("/blog/");
    expect(await page.locator(".card:visible").count()).toBe(articlesShown);
    expect(await page.getByLabel(blog.searchLabel).isVisible()).toBe(false);
    expect(await page.locator("main button:visible").count()).toBe(0);
  });

  test("a form that nobody can fill in leaves no heading behind", async () => {
    const page = await onPaper("/");
    expect(await page.getByText(contactForm.heading, { exact: true }).isVisible()).toBe(false);
    expect(await page.locator(".reach").isVisible()).toBe(true);
  });

  test.each(["/seo-services/", "/privacy/"])(
    "%s ends with who it is of and how to reach them, and with no menu",
    async route => {
      const page = await onPaper(route);
      const end = page.locator(".footer");
      for (const words of [site.name, site.email, site.phone.display])
        expect(await end.getByText(words).first().isVisible()).toBe(true);
      expect(await page.locator("nav:visible").count()).toBe(0);
    },
  );

  // Held above the first line of a page, it was printed over the last one of the page before.
  test.each(["/", "/privacy/"])("the link that skips the menu of %s is left out", async route => {
    const page = await onPaper(route);
    expect(await page.locator(".skip").isVisible()).toBe(false);
  });

  test("the address of a meeting leaves its name the width of the page", async () => {
    const page = await onPaper("/");
    await page.setViewportSize({ width: 700, height: 900 });
    const widths = (part: string) =>
      page
        .locator(part)
        .evaluateAll(all => all.map(element => element.getBoundingClientRect().width));
    const [links, names] = [await widths(".meetings a"), await widths(".meetings strong")];
    expect(names).toHaveLength(meetings.length);
    names.forEach((width, index) => {
      expect(width / (links[index] ?? 0)).toBeGreaterThan(0.6);
    });
  });

  test("an order that is open stands alone and whole, with its message and its sums", async () => {
    const page = await open("/");
    const dialog = await openQuote(page);
    await toReview(dialog, [[countedAddon.name, 2], [onceAddon.name], [monthlyAddon.name]]);
    const message = dialog.locator("textarea");
    await message.fill("A line of it.\n".repeat(30));
    const sum = webQuote({ [countedAddon.name]: 2, [onceAddon.name]: 1 }).oneTimePence;
    await print(page);
    await page.setViewportSize({ width: 718, height: 500 });
    expect(await page.locator("main, header, footer").filter({ visible: true }).count()).toBe(0);
    expect(await dialog.locator(".order-summary").getByText(formatPounds(sum)).isVisible()).toBe(
      true,
    );
    const [shown, whole] = await dialog.evaluate(box => [box.clientHeight, box.scrollHeight]);
    expect(shown).toBe(whole);
    expect(shown).toBeGreaterThan(500);
    const [seen, typed] = await message.evaluate(box => [box.clientHeight, box.scrollHeight]);
    expect(seen).toBe(typed);
  });

  test("an order shows on paper which package is chosen", async () => {
    const page = await open("/");
    const dialog = await openQuote(page);
    const chosen = dialog.getByRole("radio", { name: popularPackage.name });
    await chosen.check({ force: true });
    await print(page);
    const [ground, adjust] = await chosen.evaluate(mark => {
      const { backgroundColor, printColorAdjust } = getComputedStyle(mark);
      return [backgroundColor, printColorAdjust];
    });
    expect(ground).not.toBe("rgba(0, 0, 0, 0)");
    expect(adjust).toBe("exact");
  });

  test("neither toast nor confetti lies over the words of who prints the thanks at once", async () => {
    // A page that shows no toast of another: thanks that are still on their way would take this one for theirs.
    const before = await open("/privacy/");
    await before.evaluate(() =>
      sessionStorage.setItem("toast", '{"title":"Sent","text":"Thanks"}'),
    );
    const page = await open("/thank-you/");
    await page.locator(".toast").waitFor();
    await print(page);
    expect(await page.locator(".toast, .confetti").count()).toBe(2);
    expect(await page.locator(".toast, .confetti").filter({ visible: true }).count()).toBe(0);
  });

  test("each bar of the course plan shows its number", async () => {
    const page = await onPaper("/dunchurch-website-training/");
    const inks = await page
      .locator(".course-plan g")
      .evaluateAll(bars =>
        bars.map(bar =>
          [...bar.children].map(part => getComputedStyle(part).getPropertyValue("fill")),
        ),
      );
    expect(inks.length).toBe(6);
    // The last bar is turf, in which ink could not be told apart.
    expect(inks.at(-1)).toEqual([rgb(colours.turf), rgb(colours.chalk)]);
  });
});
