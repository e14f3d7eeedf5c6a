import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { colours } from "../../content/colours.ts";
import { menu } from "../../content/navigation.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { rgb } from "../rgb.ts";
import { desk, journey } from "./journey.ts";
import { menuLabel } from "./menu-label.ts";

const { visit } = journey();

const isSolid = (page: Page) =>
  page.locator("[data-header]").evaluate(header => header.hasAttribute("data-solid"));
const marked = (page: Page) => page.locator(".nav [aria-current]").allInnerTexts();

async function scroll(page: Page, y: number): Promise<void> {
  await page.evaluate(top => window.scrollTo({ top, behavior: "instant" }), y);
  // The header looks once a frame.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 0))));
}

async function edges(page: Page, id: string): Promise<{ top: number; bottom: number }> {
  return page.locator(`#${id}`).evaluate(section => {
    const { top, bottom } = section.getBoundingClientRect();
    return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
  });
}

describe("the header", () => {
  test("is solid from 51 pixels on, also when the page is loaded there", async () => {
    const page = await visit("/", desk);
    const seen: boolean[] = [];
    for (const y of [0, 50, 51, 50]) {
      await scroll(page, y);
      seen.push(await isSolid(page));
    }
    expect(seen).toEqual([false, false, true, false]);
    await scroll(page, 2000);
    await page.reload();
    await expect.poll(() => isSolid(page)).toBe(true);
  });

  test("turns solid with all its words at once: none is white on white meanwhile", async () => {
    const page = await visit("/", { ...desk, reducedMotion: "no-preference" });
    const unlike = await page.evaluate(async () => {
      const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
      const colourOf = (part: Element) => getComputedStyle(part).color;
      const header = document.querySelector("[data-header]");
      if (!header) throw new Error("The page has no header");
      const words = [...header.querySelectorAll(".logo, .nav-link")];
      window.scrollTo({ top: 200, behavior: "instant" });
      while (!header.hasAttribute("data-solid")) await frame();
      await frame();
      return words
        .filter(part => colourOf(part) !== colourOf(header))
        .map(part => part.textContent);
    });
    expect(unlike).toEqual([]);
  });

  test("is solid at once where the page is loaded in its middle, without a fade over its text", async () => {
    const page = await visit("/", { ...desk, reducedMotion: "no-preference" });
    await scroll(page, 2000);
    await page.reload();
    const found = await page.waitForFunction(() => {
      const header = document.querySelector("[data-header][data-solid]");
      return header && getComputedStyle(header).backgroundColor;
    });
    expect(await found.jsonValue()).toBe(rgb(colours.chalk));
  });

  test("stays in view on a site without towns, whose menu has no list of them", async () => {
    const page = await visit("/", desk);
    await page.route("**/", async route => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /<li[^>]*data-dropdown.*?<\/ul>.*?<\/li>/gs,
        "",
      );
      await route.fulfill({ response, body });
    });
    await page.reload();
    expect(await page.locator("[data-dropdown]").count()).toBe(0);
    await scroll(page, 2000);
    expect(await page.locator("[data-header]").boundingBox()).toMatchObject({ y: 0 });
  });

  test("gives a long name two lines, so that the menu keeps its one", async () => {
    const page = await visit("/", desk);
    const heightWith = (name: string) =>
      page.locator("[data-header]").evaluate((header, text) => {
        const shown = header.querySelector(".logo")?.lastChild;
        if (shown) shown.textContent = text;
        return header.getBoundingClientRect().height;
      }, name);
    const usual = await heightWith("Tryline");
    expect(await heightWith("Brambleworth & Daughters Furniture Restoration")).toBe(usual);
  });

  test("keeps its name beside a menu of two lines", async () => {
    const page = await visit("/", desk);
    const [name, list] = await page.locator("[data-header]").evaluate(header => {
      const list = header.querySelector(".nav-list");
      while (list && list.clientHeight < 60)
        list.append(list.lastElementChild?.cloneNode(true) ?? "");
      const ends = [...header.querySelectorAll(".logo > *")].map(
        part => part.getBoundingClientRect().right,
      );
      return [Math.max(...ends), list?.getBoundingClientRect().left];
    });
    expect(name).toBeLessThan(list ?? 0);
  });

  test.each(["services", "pricing", "about", "faq"] as const)(
    "marks %s while it spans the line at 100 pixels",
    async id => {
      const label = menuLabel(id);
      const page = await visit("/", desk);
      const { top, bottom } = await edges(page, id);
      const seen: boolean[] = [];
      for (const y of [top - 101, top - 100, bottom - 100, bottom - 99]) {
        await scroll(page, y);
        seen.push((await marked(page)).includes(label));
      }
      expect(seen).toEqual([false, true, true, false]);
    },
  );

  test("marks another section when a narrower window brings that there, as in Safari, which keeps no place", async () => {
    const questions = menuLabel("faq");
    const page = await visit("/", desk);
    await page
      .locator("html")
      .evaluate(({ style }) => style.setProperty("overflow-anchor", "none"));
    await scroll(page, (await edges(page, "faq")).top);
    await expect.poll(() => marked(page)).toEqual([questions]);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect.poll(() => marked(page)).not.toEqual([questions]);
  });

  test("marks nothing in sections that the menu does not name", async () => {
    const page = await visit("/", desk);
    const ids = await page
      .locator("main > section[id]:not(#home)")
      .evaluateAll(sections => sections.map(({ id }) => id));
    const named = menu.map(entry => ("route" in entry ? entry.route : ""));
    expect(ids).not.toEqual([]);
    const others = ids.filter(id => !named.includes(`/#${id}`));
    if (others.length === 0) nothingToAsk("The menu names each section");
    for (const id of others) {
      await scroll(page, (await edges(page, id)).top);
      expect([id, await marked(page)]).toEqual([id, []]);
    }
  });

  test("leads to a section whose heading stands below it", async () => {
    const page = await visit("/", desk);
    await page.locator(".nav").getByText(menuLabel("pricing")).click();
    await expect.poll(() => marked(page)).toEqual([menuLabel("pricing")]);
    const heading = await page.locator("#pricing-title").boundingBox();
    expect(heading?.y).toBeGreaterThan(72);
  });

  test("leads to a section of another page at once, and glides within one", async () => {
    const page = await visit("/#contact", { ...desk, reducedMotion: "no-preference" });
    const top = () =>
      page.locator("#contact").evaluate(async section => {
        await new Promise(requestAnimationFrame);
        return Math.round(section.getBoundingClientRect().top);
      });
    const arrived = await top();
    expect(arrived).toBeLessThan(100);
    await scroll(page, 0);
    const far = await top();
    const passing = await page.locator("#contact").evaluateHandle(section => {
      const passed: number[] = [];
      addEventListener("scroll", () =>
        passed.push(Math.round(section.getBoundingClientRect().top)),
      );
      return passed;
    });
    await page.locator(".nav").getByText(menuLabel("contact")).click();
    await expect.poll(top).toBe(arrived);
    const passed = await passing.jsonValue();
    expect(passed.filter(y => y > arrived && y < far)).not.toEqual([]);
  });

  test("keeps what was typed when a section is chosen after a visit from an advertisement", async () => {
    const page = await visit("/?utm_source=mail", desk);
    const message = page.locator("#contact textarea");
    await message.fill("Ten minutes of work");
    await page.locator(".nav").getByText(menuLabel("pricing")).click();
    await expect.poll(() => page.url()).toContain("/?utm_source=mail#pricing");
    expect(await message.inputValue()).toBe("Ten minutes of work");
    expect(await page.locator("a[href^='/#']").count()).toBe(0);
  });

  test("gives way to the menu button below 768 pixels", async () => {
    const page = await visit("/", desk);
    const seen = async () => [
      await page.locator(".nav").isVisible(),
      await page.getByLabel("Menu").first().isVisible(),
    ];
    for (const width of [768, 767]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(seen).toEqual([width === 768, width === 767]);
    }
  });
});
