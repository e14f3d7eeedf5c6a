import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { builtPages, count, text, texts } from "./built-pages.ts";

const read = builtPages();

describe("the home page", () => {
  test("has its sections in the specified order", async () => {
    const page = await read("/");
    const ids = await page
      .locator("main section[id]")
      .evaluateAll(sections => sections.map(({ id }) => id));
    expect(ids).toEqual([
      "home",
      "services",
      "reviews",
      "areas",
      "pricing",
      "about",
      "booking",
      "faq",
      "contact",
    ]);
  });

  test("shows six services, three five-star reviews and six towns, of which Rugby is the base", async () => {
    const page = await read("/");
    expect(await count(page, "#services h3")).toBe(6);
    expect(await count(page, "#reviews li")).toBe(3);
    expect(
      await count(page, "#reviews li [aria-label*='5'], #reviews li :text('5 out of 5')"),
    ).toBeGreaterThanOrEqual(3);
    const towns = await texts(page, "#areas tbody tr");
    expect(towns).toHaveLength(6);
    for (const [index, name] of [
      "Rugby",
      "Coventry",
      "Leamington Spa",
      "Nuneaton",
      "Daventry",
      "Market Harborough",
    ].entries())
      expect(towns[index]).toContain(name);
    expect(towns.filter(town => town.includes("Based Here"))).toEqual([
      expect.stringContaining("Rugby"),
    ]);
  });

  test("sells the three packages with every feature, and only one is the most popular", async () => {
    const page = await read("/");
    const cards = await texts(page, "#pricing .price-cards > li");
    expect(cards).toHaveLength(3);
    const wanted = [
      [
        "Landing Page",
        "£199",
        "1 page",
        "basic contact/booking form",
        "mobile-friendly",
        "basic Rugby SEO",
        "3-day turnaround available",
        "1 revision round",
      ],
      [
        "Business Website",
        "£349",
        "Most Popular",
        "up to 5 pages",
        "contact forms",
        "SEO for Warwickshire",
        "Google Business Profile setup",
        "directory submission",
        "live chat integration",
        "1-2 week delivery",
        "2 revision rounds",
      ],
      [
        "Pro Website",
        "£599",
        "up to 10 pages",
        "all Business features",
        "advanced SEO",
        "CMS or blog",
        "gallery/portfolio",
        "email capture forms",
        "Google Analytics setup",
        "priority support",
        "3 revision rounds",
      ],
    ];
    for (const [index, parts] of wanted.entries())
      for (const part of parts) expect(cards[index]?.toLowerCase()).toContain(part.toLowerCase());
    expect(cards.filter(card => card.includes("Most Popular"))).toHaveLength(1);
  });

  test("lists the eight add-ons with their prices, and what hosting costs after a year", async () => {
    const page = await read("/");
    const addons = await texts(page, "#pricing .addon-list > li");
    const wanted = [
      ["Extra page", "£49"],
      ["Logo design", "£99"],
      ["Copywriting", "£40"],
      ["Booking integration", "£75"],
      ["Online store (up to 10 items)", "£199"],
      ["Hosting renewal", "£60"],
      ["Maintenance", "£25"],
      ["Priority updates", "£15"],
    ];
    expect(addons).toHaveLength(8);
    for (const [index, [name, price]] of wanted.entries())
      expect(addons[index]).toMatch(new RegExp(`${name?.replace(/[()]/g, "\\$&")}.*${price}`));
    for (const monthly of addons.slice(6)) expect(monthly).toMatch(/month/i);
    expect(await text(page, "#pricing")).toMatch(/free for 1 year.*£60\/year/i);
    expect(await text(page, "#pricing")).toMatch(/VAT/);
  });

  test("makes its claims, offers two meetings and says how the business is reached", async () => {
    const page = await read("/");
    const main = await text(page, "main");
    for (const claim of ["70+", "2019", "5-star", "1-2 weeks", "24 hours"])
      expect(main).toContain(claim);
    expect(main).toMatch(/1 year (of )?free hosting/i);
    const meetings = page.locator("#booking a[href^='https://']");
    expect(await meetings.count()).toBe(2);
    for (const link of await meetings.all())
      expect(await link.getAttribute("rel")).toContain("noopener");
    for (const href of ["mailto:", "https://wa.me/", site.address.mapsUrl])
      expect(await count(page, `#contact a[href^="${href}"]`)).toBe(1);
    // Read out by itself, its number would pass for another telephone.
    expect(await page.locator("#contact").getByRole("link", { name: "WhatsApp" }).count()).toBe(1);
    for (const [label, target] of [
      ["Book 30min Meeting", "#booking"],
      ["Schedule Your Meeting", "#booking"],
      ["View Services", "#services"],
    ])
      expect(
        await page.locator(`main a:has-text("${label}")`).first().getAttribute("href"),
      ).toContain(target);
  });
});
