import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { thankYou } from "../../content/thank-you.ts";
import { builtPages, text, texts } from "./built-pages.ts";

const read = builtPages();

test("who has sent something reads what happens next, in three steps", async () => {
  const page = await read("/thank-you");
  expect(await text(page, "h1")).toBe(thankYou.hero.headline);
  expect(await texts(page, "#next li h3")).toEqual(thankYou.steps.map(({ title }) => title));
  expect(thankYou.steps).toHaveLength(3);
});

test("from the thank-you page one reaches us directly, the home page and the services", async () => {
  const page = await read("/thank-you");
  const links = await page
    .locator("main a")
    .evaluateAll(all => all.map(link => link.getAttribute("href")));
  const chat = site.whatsapp ? [site.whatsapp.url] : [];
  const direct = [`mailto:${site.email}`, `tel:${site.phone.e164}`, ...chat];
  expect(links).toEqual(["/", "/#services", ...direct]);
});
