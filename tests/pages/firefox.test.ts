import { expect, test } from "vitest";
import { closeByKey, dressed, openQuote, toReview } from "../journeys/steps.ts";
import { addReviews } from "./add-reviews.ts";
import { needTowns } from "./need-towns.ts";
import { anArticle } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";
import { valuesOf } from "./values-of.ts";

// What Firefox takes otherwise than Chromium, in which these pages look right either way. Seen in Firefox 153, which cannot
// be had everywhere, so the styles themselves are asked.
const open = shownPages();

test("an arrow in a table's column keeps the column as wide as it is, also in Firefox", async () => {
  needTowns(1);
  const page = await open("/", 360);
  const limits = await page.evaluate(() =>
    Array.from(document.querySelectorAll("td svg"), arrow => getComputedStyle(arrow).maxWidth),
  );
  expect(new Set(limits)).toEqual(new Set(["none"]));
});

test("an order on paper stands alone and whole, also in Firefox", async () => {
  const page = await open("/", 1280);
  const dialog = await openQuote(page);
  await toReview(dialog);
  await dressed(page);
  // Firefox prints a copy of the page, in which no dialog is modal.
  await dialog.evaluate((box: HTMLDialogElement) => {
    box.addEventListener("close", event => event.stopImmediatePropagation(), true);
    box.close();
    box.open = true;
  });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("main, header, footer").filter({ visible: true }).count()).toBe(0);
  // It measures nothing there either, and cuts off or leaves out what depends on it.
  const laidOut = await dialog
    .locator(".order, .order-form, .order-main")
    .evaluateAll(parts =>
      parts
        .map(part => getComputedStyle(part))
        .map(({ display, containerType }) => `${display} ${containerType}`),
    );
  expect(new Set(laidOut)).toEqual(new Set(["block normal"]));
  await page.emulateMedia({ media: "screen" });
});

test.each(["/rugby-web-design", "/web-design-coventry"])(
  "%s has names on its map that stay in their size where Firefox enlarges only text",
  async route => {
    const page = await open(route, 360);
    // Firefox takes a size in 'em' of the text itself from the enlarged size of what it stands in.
    const sizes = await page
      .locator("svg text")
      .evaluateAll(texts =>
        texts.map(text =>
          [text, text.parentElement ?? text].map(it => getComputedStyle(it).fontSize),
        ),
      );
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(([own, around]) => own !== around)).toEqual([]);
    const lines = await page
      .locator("tspan")
      .evaluateAll(all => all.map(line => line.getAttribute("dy")));
    expect(lines.filter(line => line && !Number(line))).toEqual([]);
  },
);

test.each(["/rugby-web-design", "/web-design-coventry", "/coventry-seo-agency"])(
  "the map on %s is read out once, also in Firefox, which tells what is written in a picture beside its name",
  async route => {
    const page = await open(route, 1280);
    const heard = await page
      .locator("svg[role=img] text")
      .evaluateAll(texts => texts.map(text => !text.closest("[aria-hidden=true]")));
    expect(new Set(heard)).toEqual(new Set([false]));
  },
);

test.each(["/", "/rugby-web-design", "/restaurant-web-design", "/seo-services", "/thank-you"])(
  "%s has no gap where a word may go on in the next line, also in Firefox",
  async route => {
    const page = await open(route, 1280);
    // In Firefox such a place is an item of its own, with the gaps of all items round it.
    const parents = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll("wbr"),
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).display,
      ),
    );
    expect(parents.length).toBeGreaterThan(0);
    expect(parents.filter(display => /flex|grid/.test(display ?? ""))).toEqual([]);
  },
);

test("a price of a month is whole in the note below the prices, also in Firefox, where a line may end at its stroke", async () => {
  const page = await open("/", 360);
  const parted = await page.locator(".pricing-notes p").evaluate(note => {
    const pieces = Array.from(note.childNodes, piece =>
      piece instanceof Element && getComputedStyle(piece).display === "inline-block"
        ? ""
        : piece.textContent,
    );
    return pieces.join("").match(/£\S+\/\p{L}+/gu);
  });
  expect(parted).toBeNull();
});

test("initials stay within their ring where Firefox enlarges only text", async () => {
  const page = await open("/", 360);
  await addReviews(page, 1);
  const over = await page.locator(".monogram").evaluateAll(rings =>
    rings.map(ring => {
      ring.style.fontSize = "34px";
      return [ring.scrollWidth - ring.clientWidth, ring.scrollHeight - ring.clientHeight];
    }),
  );
  expect(over.length).toBeGreaterThan(0);
  expect(over.flat().filter(pixels => pixels > 0)).toEqual([]);
});

test("a dialog and what scrolls in it have their rings within them, where Firefox stops at them", async () => {
  const page = await open("/", 1280);
  const dialog = await openQuote(page);
  await dressed(page);
  const parts = await dialog.locator(".order-main, .order-side").all();
  for (const part of [dialog, ...parts]) {
    await part.evaluate(element => {
      element.tabIndex = 0;
      element.focus({ focusVisible: true } as FocusOptions);
    });
    const ring = await part.evaluate(element => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      return Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    });
    expect(ring).toBe(0);
  }
  await closeByKey(page);
});

test("a field that nobody has come to yet is not read out as invalid, as Firefox takes all that must be filled in", async () => {
  const page = await open("/", 1280);
  const form = page.locator("#contact form");
  const misjudged = () => form.locator(":invalid:not([aria-invalid])").count();
  const refused = () => form.locator("[aria-invalid=true]").count();
  expect([await misjudged(), await refused()]).toEqual([0, 0]);
  await form.getByLabel("Phone").fill("1");
  await expect.poll(() => page.locator("#contact [data-island]").count()).toBe(0);
  expect([await misjudged(), await refused()]).toEqual([0, 0]);
  const dialog = await openQuote(page);
  await toReview(dialog);
  expect(await dialog.locator("input:invalid").count()).toBe(2);
  expect(await dialog.locator("input:invalid:not([aria-invalid=false])").count()).toBe(0);
  await closeByKey(page);
});

test.each([
  [anArticle, ".article-body", "display", "block"],
  ["/privacy", ".plain-body", "display", "block"],
  ["/dunchurch-seo-services", ".cells", "overflow", "clip"],
])(
  "no line of %s is cut in two between sheets, also in Firefox",
  async (route, part, property, value) => {
    const page = await open(route ?? "", 1280);
    await page.emulateMedia({ media: "print" });
    expect(await valuesOf(page, part, property)).toEqual(new Set([value]));
    await page.emulateMedia({ media: "screen" });
  },
);
