import { describe, expect, test } from "vitest";
import { webCatalogue } from "../../content/catalogue.ts";
import { home } from "../../content/home.ts";
import { buttons } from "../../content/navigation.ts";
import { reviews } from "../../content/reviews.ts";
import { openingTimes } from "../../content/rules/opening-times.ts";
import { site } from "../../content/site.ts";
import { formatPounds } from "../../domain/money.ts";
import { publishedTexts } from "../texts.ts";
import { builtPages, count, text, texts } from "./built-pages.ts";

const read = builtPages();
const meetings = Object.values(site.calendars ?? {});

describe("the home page", () => {
  test("has its sections in the specified order", async () => {
    const page = await read("/");
    const ids = await page
      .locator("main section[id]")
      .evaluateAll(sections => sections.map(({ id }) => id));
    expect(ids).toEqual([
      "home",
      "services",
      ...(reviews.length > 0 ? ["reviews"] : []),
      ...(home.areas.towns.length > 0 ? ["areas"] : []),
      "pricing",
      "about",
      ...(meetings.length > 0 ? ["booking"] : []),
      "faq",
      "contact",
    ]);
  });

  test("shows six services, its reviews with their stars and its towns, of which one is the base", async () => {
    const page = await read("/");
    expect(await count(page, "#services h3")).toBe(6);
    expect(await count(page, "#reviews li")).toBe(reviews.length);
    expect(
      await count(page, "#reviews li [aria-label*='5'], #reviews li :text('5 out of 5')"),
    ).toBeGreaterThanOrEqual(reviews.filter(({ rating }) => rating === 5).length);
    const towns = await texts(page, "#areas tbody tr");
    const names = home.areas.towns.map(
      slug => publishedTexts("locations").find(one => one.slug === slug)?.record.name,
    );
    expect(towns).toEqual(names.map(name => expect.stringContaining(String(name))));
    const own = names.filter(name => name === site.geo.placename);
    expect(towns.filter(town => town.includes("Based Here"))).toEqual(
      own.map(name => expect.stringContaining(String(name))),
    );
  });

  test("sells each package with its price and every feature, and says which is the most popular", async () => {
    const page = await read("/");
    const cards = await texts(page, "#pricing .price-cards > li");
    expect(cards).toHaveLength(webCatalogue.packages.length);
    for (const [index, pack] of webCatalogue.packages.entries()) {
      const { name, pricePence, popular, features } = pack;
      for (const part of [name, formatPounds(pricePence), ...features])
        expect(cards[index]).toContain(part);
      expect(cards[index]?.includes("Most Popular")).toBe(popular === true);
    }
  });

  test("lists each add-on with its price, and what hosting costs after a year", async () => {
    const page = await read("/");
    const addons = await texts(page, "#pricing .addon-list > li");
    expect(addons).toHaveLength(webCatalogue.addons.length);
    for (const [index, addon] of webCatalogue.addons.entries()) {
      for (const part of [addon.name, formatPounds(addon.pricePence)])
        expect(addons[index]).toContain(part);
      expect(/month/i.test(addons[index] ?? "")).toBe(addon.isMonthly === true);
    }
    expect(await text(page, "#pricing")).toContain(home.pricing.hostingNote);
    expect(await text(page, "#pricing")).toContain(site.vatStatement);
  });

  test("makes its claims, offers its meetings and says how the business is reached", async () => {
    const page = await read("/");
    const main = await text(page, "main");
    for (const { value, label } of home.hero.scoreboard) {
      expect(main).toContain(value);
      expect(main).toContain(label);
    }
    const ofReviews = reviews.length > 0 ? [home.reviews.intro] : [];
    for (const said of [home.hero.subheadline, ...ofReviews]) expect(main).toContain(said);
    const booked = page.locator("#booking a[href^='https://']");
    expect(await booked.count()).toBe(meetings.length);
    for (const link of await booked.all())
      expect(await link.getAttribute("rel")).toContain("noopener");
    const chat = site.whatsapp ? [site.whatsapp.url] : [];
    const maps = site.address.mapsUrl ? [site.address.mapsUrl] : [];
    for (const href of ["mailto:", ...chat, ...maps])
      expect(await count(page, `#contact a[href^="${href}"]`)).toBe(1);
    expect(await text(page, "#contact")).toContain(openingTimes(site.hours));
    // Read out by itself, its number would pass for another telephone.
    const whatsapp = page.locator("#contact").getByRole("link", { name: "WhatsApp" });
    expect(await whatsapp.count()).toBe(chat.length);
    for (const [label, target] of [
      ...(meetings.length > 0
        ? [
            ["Book 30min Meeting", "#booking"],
            ["Schedule Your Meeting", "#booking"],
          ]
        : []),
      [buttons.services, "#services"],
    ])
      expect(
        await page.locator(`main a:has-text("${label}")`).first().getAttribute("href"),
      ).toContain(target);
  });
});
