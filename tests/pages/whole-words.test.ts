import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { webCatalogue } from "../../content/catalogue.ts";
import { site } from "../../content/site.ts";
import { projectRoot } from "../built-site.ts";
import { enlargeText, overflow } from "../journeys/steps.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { addReviews } from "./add-reviews.ts";
import { brokenWords } from "./broken-words.ts";
import { allRoutes, locationRoutes, seoRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

// Words longer than a line may break, so that no page scrolls sideways. Ours are not that long.
const open = shownPages();
const openAtDoubleSize = shownPages({}, { textPixels: 32 });

test.each(seoRoutes)("no reason on %s parts at a hyphen on a tablet", async route => {
  const page = await open(route, 768);
  for (const width of [768, 820]) {
    await page.setViewportSize({ width, height: 800 });
    const parted = await page.locator(".reasons h3").evaluateAll(all =>
      all.flatMap(item => {
        const [word = " "] = /\S+-\S+/.exec(item.textContent ?? "") ?? [];
        const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const at = text.textContent?.indexOf(word) ?? -1;
          if (at < 0) continue;
          range.setStart(text, at);
          range.setEnd(text, at + word.length);
          const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (word !== " " && new Set(lines).size > 1) return [word];
        }
        return [];
      }),
    );
    expect([width, parted]).toEqual([width, []]);
  }
});

/** For ten letters of a heavy face there is no room beside the menu, where a name has as many. */
function mayBreak(word: string): boolean {
  return word.length >= 10 && site.name.includes(word);
}

async function openEnlarged(route: string, width: number): Promise<Page> {
  const page = await open(route, width);
  await enlargeText(page);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test("with text of double size on a phone the name of the business, packages, prices and their buttons stay whole", async () => {
  const page = await openEnlarged("/", 360);
  const places = ".logo, .price-card :is(h3, .figure, .button)";
  expect(await page.locator(places).count()).toBe(1 + 3 * webCatalogue.packages.length);
  const words = await page.evaluate(brokenWords, places);
  expect(words.filter(word => !mayBreak(word))).toEqual([]);
});

test("with text of double size in the narrowest window the menu leaves the name of the business its words", async () => {
  const page = await openEnlarged("/", 320);
  const broken = await page.evaluate(brokenWords, ".header");
  expect(broken.filter(word => !mayBreak(word))).toEqual([]);
  // That of another business has wider letters.
  await page.locator(".logo-name").evaluate(name => {
    name.textContent = "Swift Plumbing";
  });
  expect(await page.evaluate(brokenWords, ".header")).toEqual([]);
});

test.each([...allRoutes, "/nothing-here"])(
  "%s breaks no word at any width; with text of double size it fits every window, and on a phone breaks no word of its headings, no telephone number, and no word of thirteen letters or fewer",
  async route => {
    const page = await open(route, 1280);
    for (const width of [1280, 1024, 768, 320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(brokenWords, "body")]).toEqual([width, []]);
    }
    await enlargeText(page);
    await page.evaluate(() => document.fonts.ready);
    const places =
      "h1, main > section h2, .meetings, .half h3, .half-open, .package-lines, figcaption, [href^='tel:']";
    expect(await page.evaluate(brokenWords, places)).toEqual([]);
    const words = (await page.evaluate(brokenWords, "body")).filter(word => !mayBreak(word));
    expect(words.filter(word => word.replace(/\P{L}/gu, "").length < 14)).toEqual([]);
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await overflow(page)]).toEqual([width, 0]);
    }
  },
);

// The browser's own size, as where only text is zoomed: rem in a media query is as large then, and brings a phone's layout.
test.each([...allRoutes, "/nothing-here"])(
  "with text of double size on a tablet and on a desk %s breaks no word and fits its window",
  async route => {
    const page = await openAtDoubleSize(route, 768);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const words = await page.evaluate(brokenWords, "body");
      expect([width, words, await overflow(page)]).toEqual([width, [], 0]);
    }
  },
);

test("with text of double size on a phone the list of all towns breaks no name for the minutes beside it", async () => {
  const page = await openEnlarged("/privacy", 360);
  // Only who has more than twelve towns has the page that these rules are for.
  const rules = readFileSync(join(projectRoot, "templates/directory/directory.css"), "utf8");
  await page.evaluate(css => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets.push(styles);
    const towns = ["Coventry", "Nuneaton", "Bishop’s Itchington", "Market Harborough"];
    const rows = towns.map(town => `<li><a href="/">${town}</a> <span>140 minutes</span></li>`);
    const main = document.querySelector("main");
    if (main)
      main.innerHTML = `<div class="wrap"><ul class="directory">${rows.join("")}</ul></div>`;
  }, rules);
  expect(await page.locator(".directory li").count()).toBe(4);
  expect(await page.evaluate(brokenWords, ".directory")).toEqual([]);
});

test.each([1024, 1152, 1280, 1920])(
  "at %i pixels the name of a town stands whole in the headings beside a list, and a longer one keeps out of the list",
  async width => {
    const page = await open(locationRoutes[0] ?? nothingToAsk("There is no town"), width);
    const headings = page.locator(".aside > .section-head > h2");
    expect(await headings.count()).toBeGreaterThan(0);
    const name = (town: string) =>
      headings.evaluateAll((all, words) => {
        for (const heading of all) heading.textContent = words;
      }, `Who we build for in ${town}`);
    await name("Wolverhampton");
    expect(await page.evaluate(brokenWords, ".aside > .section-head > h2")).toEqual([]);
    await name("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch");
    const into = await headings.evaluateAll(all =>
      all.map(heading => {
        const list = heading.closest(".aside")?.lastElementChild?.getBoundingClientRect();
        return heading.getBoundingClientRect().right > (list?.left ?? 0);
      }),
    );
    expect(into).not.toContain(true);
    expect(await overflow(page)).toBe(0);
  },
);

test("with text of double size on a phone a customer's long surname stays whole", async () => {
  const page = await openEnlarged("/", 360);
  await addReviews(page, 1);
  const caption = page.locator("main > .review figcaption");
  await caption.locator("strong").evaluate(name => {
    name.textContent = "Ann Featherstonehaugh";
  });
  // As wide as in the reviews of a section.
  await caption.evaluate(({ style }) => {
    style.cssText = "max-width: 328px";
  });
  expect(await page.evaluate(brokenWords, "main > .review figcaption")).toEqual([]);
});

test.each([960, 1024, 1280])("a way of nine steps breaks no word at %i pixels", async width => {
  const page = await open("/seo-services/", width);
  const steps = page.locator(".steps");
  await steps.evaluate(list => {
    const [first] = list.children;
    while (first && list.children.length < 9) list.append(first.cloneNode(true));
    for (const heading of list.querySelectorAll("h3")) heading.textContent = "Implementation";
  });
  expect(await page.evaluate(brokenWords, ".steps")).toEqual([]);
  const ends = await steps
    .locator("li")
    .evaluateAll(all => all.map(li => li.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(width);
});

test.each([
  [5, [3, 2]],
  [6, [3, 3]],
])(
  "a way of %i steps has no step alone in its line at 960 and 1170 pixels",
  async (count, lines) => {
    for (const width of [960, 1170]) {
      const page = await open("/seo-services/", width);
      const tops = await page.locator(".steps").evaluate((list, count) => {
        const [first] = list.children;
        while (first && list.children.length < count) list.append(first.cloneNode(true));
        return [...list.children].map(li => li.getBoundingClientRect().top);
      }, count);
      const inLines = [...new Set(tops)].map(top => tops.filter(one => one === top).length);
      expect(inLines).toEqual(lines);
    }
  },
);

test.each([0.95, 0.6])(
  "an address of mail with room for %d of it goes on behind the @ or before a dot",
  async room => {
    const page = await open("/", 320);
    const before = await page.evaluate(brokenWords, "body");
    const links = page.locator('main a[href^="mailto:"], .footer a[href^="mailto:"]');
    await links.evaluateAll((all: HTMLElement[], room) => {
      for (const link of all) {
        // At a hyphen any word may break, and what is longer than the room has to.
        for (const part of link.childNodes)
          part.textContent = part.textContent?.replaceAll("-", "").slice(0, 16) ?? "";
        link.style.cssText = "display: inline-block; white-space: nowrap";
        const range = document.createRange();
        const words = [...link.childNodes].flatMap(part =>
          [...(part.textContent ?? "").matchAll(/\.?[\p{L}\p{N}]+@?/gu)].map(
            ({ 0: word, index }) => {
              range.setStart(part, index);
              range.setEnd(part, index + word.length);
              return range.getBoundingClientRect().width;
            },
          ),
        );
        const width = Math.max(link.getBoundingClientRect().width * room, ...words) + 1;
        link.style.cssText = `display: inline-block; width: ${width}px`;
      }
    }, room);
    expect(await links.count()).toBe(2);
    expect(await page.evaluate(brokenWords, "body")).toEqual(before);
  },
);

test.each([412, 1024])("the months until results show stay together at %i pixels", async width => {
  const page = await open("/seo-services/", width);
  const lines = await page.locator("figcaption").evaluate(caption => {
    const ranges = (caption.textContent ?? "").matchAll(/\d+-\d+/g);
    const texts = document.createNodeIterator(caption, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text as Text);
    return [...ranges].map(([months]) => {
      const text = all.find(({ data }) => data.includes(months));
      if (!text) return [months];
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(months));
      range.setEnd(text, text.data.indexOf(months) + months.length);
      return [...new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))];
    });
  });
  expect(lines.map(({ length }) => length)).toEqual([1, 1]);
});

test.each([320, 768])("a figure of twelve signs stays in one line at %i pixels", async width => {
  const page = await open("/", width);
  const lines = await page
    .locator(".scoreboard .figure")
    .first()
    .evaluate(figure => {
      figure.replaceChildren("£125,000,000");
      figure.classList.add("scoreboard-long");
      const range = document.createRange();
      range.selectNodeContents(figure);
      return range.getClientRects().length;
    });
  expect(lines).toBe(1);
});
