import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { routes } from "../../domain/addresses.ts";
import { covered } from "../articles.ts";
import { holdBack } from "./hold-back.ts";
import { desk, journey } from "./journey.ts";

const { visit } = journey();

const article = () => `${covered.route}/`;
const covers = /\/assets\/cover-/;
const fallback = /\/assets\/fallback-/;
const frame = (page: Page) => page.locator("[data-picture]").first();
const state = (page: Page) => frame(page).getAttribute("data-picture");

test("a picture takes the place of its placeholder", async () => {
  const page = await visit(article(), desk);
  await expect.poll(() => state(page)).toBe("loaded");
});

test.each([
  [412, "a phone"],
  [820, "a tablet"],
  [1024, "a small desk"],
])("at %i pixels, each shown as two, a picture is no wider than %s needs it", async width => {
  for (const route of [`${routes.blog}/`, article()]) {
    const page = await visit(route, { viewport: { width, height: 900 }, deviceScaleFactor: 2 });
    await frame(page).scrollIntoViewIfNeeded();
    await expect.poll(() => state(page)).toBe("loaded");
    const { taken, enough } = await frame(page).locator("img").evaluate(widthsOf);
    expect({ route, width: taken }).toEqual({ route, width: enough });
  }
});

test("a photograph taken upright leaves the cards of the blog in line", async () => {
  const page = await visit(`${routes.blog}/`, desk);
  const heights = () =>
    page
      .locator(".card .picture")
      .evaluateAll(frames => frames.map(frame => Math.round(frame.getBoundingClientRect().height)));
  const drawn = await heights();
  await page
    .locator(".card .picture svg")
    .first()
    .evaluate(frame => frame.setAttribute("viewBox", "0 0 900 1600"));
  expect(await heights()).toEqual(drawn);
});

/** Of the file that the browser has taken, and of the narrowest that fills the picture's place, if any does. */
function widthsOf(img: HTMLImageElement) {
  const files = [...(img.parentElement?.querySelectorAll("source") ?? [])]
    .flatMap(({ srcset }) => srcset.split(", "))
    .map(file => file.split(" "))
    .map(([address = "", width = ""]) => ({ address, width: Number.parseInt(width, 10) }));
  const filling = files.find(({ width }) => width >= img.clientWidth * devicePixelRatio);
  return {
    taken: files.find(({ address }) => img.currentSrc.endsWith(address))?.width,
    enough: (filling ?? files.at(-1))?.width,
  };
}

test("the fallback stands in for a picture that fails, and a sentence for both, in the same place", async () => {
  const page = await visit("/", desk);
  const place = async () => {
    const box = await frame(page).boundingBox();
    return [box?.width, box?.height];
  };
  await page.goto(new URL(article(), page.url()).href);
  await expect.poll(() => state(page)).toBe("loaded");
  const whole = await place();

  await page.route(covers, route => route.abort());
  await page.reload();
  await expect.poll(() => frame(page).locator("img").getAttribute("src")).toMatch(fallback);
  await expect.poll(() => state(page)).toBe("loaded");
  expect(await place()).toEqual(whole);

  await page.route(fallback, route => route.abort());
  await page.reload();
  await frame(page).getByText("Image failed to load").waitFor();
  expect(await place()).toEqual(whole);
});

test("a failure that is told when its picture was seen to have failed already does not count for the fallback", async () => {
  const page = await visit("/", desk);
  await page.route(covers, route => route.abort());
  const letGo = await holdBack(page, fallback);
  await page.goto(new URL(article(), page.url()).href, { waitUntil: "commit" });
  await expect.poll(() => state(page)).toBe("failed");
  // As Firefox does it now and then.
  await frame(page).locator("img").dispatchEvent("error");
  letGo();
  await expect.poll(() => state(page)).toBe("loaded");
});
