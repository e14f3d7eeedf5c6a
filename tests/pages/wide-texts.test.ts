import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { articleRoute, routes } from "../../domain/addresses.ts";
import { compressedBytes } from "../../generator/render/weight.ts";
import { isWordMark } from "../../templates/drawing/mark.ts";
import { site as settings } from "../../templates/site.ts";
import { projectRoot } from "../built-site.ts";
import { enlargeText, overflow, spreadText } from "../journeys/steps.ts";
import { needAddon } from "../offers.ts";
import { pageFile } from "../spelled.ts";
import { needTownsMenu } from "./need-towns.ts";
import { anArticle, isThere } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();
/** Pages are spared the rules for what their texts do not have. */
const proseStyles = readFileSync(join(projectRoot, "templates/parts/words/prose.css"), "utf8");

describe("what is wider than the page", () => {
  test.each([
    ["code", `<pre><code>${"x".repeat(400)}</code></pre>`, "pre"],
    [
      "a table",
      `<section class="table-scroll"><table><tbody><tr>${"<td>cell</td>".repeat(12)}</tr></tbody></table></section>`,
      "section.table-scroll",
    ],
  ])("%s scrolls on its own", async (_, html, selector) => {
    const page = await open(anArticle, 320);
    const overflows = await page.evaluate(
      ([markup, own, rules]) => {
        const styles = new CSSStyleSheet();
        styles.replaceSync(rules ?? "");
        document.adoptedStyleSheets.push(styles);
        const prose = document.querySelector(".prose");
        if (prose && markup) prose.innerHTML = markup;
        const wide = own ? prose?.querySelector(own) : undefined;
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth > clientWidth, (wide?.scrollWidth ?? 0) > (wide?.clientWidth ?? 0)];
      },
      [html, selector, proseStyles],
    );
    expect(overflows).toEqual([false, true]);
  });
});

test.each([320, 360, 390])(
  "a row of many tags keeps to the page's edge at %i pixels",
  async width => {
    const page = await open(anArticle, width);
    const outside = await page.locator(".article-facts").evaluate(row => {
      for (let letters = 3; letters < 24; letters++)
        row.insertAdjacentHTML("beforeend", `<li class="badge">${"m".repeat(letters)}</li>`);
      const edge = row.getBoundingClientRect().right;
      return [...row.children].filter(part => part.getBoundingClientRect().right > edge + 1).length;
    });
    expect(outside).toBe(0);
  },
);

test.each(["#article-title", ".article-lead", ".prose > p"])(
  "a text written from right to left begins at the right as %s",
  async selector => {
    const page = await open(anArticle, 1280);
    const gaps = await page
      .locator(selector)
      .first()
      .evaluate(element => {
        element.textContent = "שלום!";
        const text = document.createRange();
        text.selectNodeContents(element);
        const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
        return [inner.left - outer.left, outer.right - inner.right];
      });
    expect(gaps[0]).toBeGreaterThan(100);
    expect(gaps[1]).toBeLessThan(1);
  },
);

describe("a name as long as a line", () => {
  test.each([".addon-name", ".footer-name", '.footer a[href^="mailto:"]'])(
    "does not widen the page as %s",
    async selector => {
      if (selector === ".addon-name") needAddon();
      const page = await open("/", 320);
      const isWider = await page.evaluate(place => {
        const element = document.querySelector(place);
        if (element) element.textContent = "a.very.long.name@of-somebody-else.example".repeat(2);
        const { scrollWidth, clientWidth } = document.documentElement;
        return !element || scrollWidth > clientWidth;
      }, selector);
      expect(isWider).toBe(false);
    },
  );

  test
    .skipIf(isWordMark)
    .each(["WarwickshireWebDesign.co.uk", "O'Brien & Daughters Website Design and Hosting Ltd"])(
    "leaves the menu's button on a phone its size beside %s",
    async name => {
      const page = await open("/", 320);
      await page.locator(".logo-name").evaluate((logo, words) => {
        logo.textContent = words;
      }, name);
      const burger = await page.locator(".burger").boundingBox();
      expect(burger?.width).toBe(44);
      expect((burger?.x ?? 320) + 44).toBeLessThanOrEqual(320);
    },
  );

  test.skipIf(isWordMark)("breaks into lines of about one length above a page", async () => {
    const page = await open("/", 1280);
    const widths = await page.locator(".logo-name").evaluate(logo => {
      logo.textContent = "Warwickshire & Northants Websites Co-operative";
      // As beside a long menu, however many entries this one has.
      logo.style.maxWidth = "24rem";
      const text = document.createRange();
      text.selectNodeContents(logo);
      return [...text.getClientRects()].map(({ width }) => width);
    });
    expect(widths).toHaveLength(2);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });

  test("keeps within the list of towns", async () => {
    needTownsMenu();
    const page = await open("/", 1280);
    const [inner, outer] = await page.locator(".nav-panel").evaluate(panel => {
      panel
        .querySelector("a")
        ?.prepend("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch");
      return [panel.scrollWidth, panel.clientWidth];
    });
    expect(inner).toBe(outer);
  });
});

async function openSpaced(route: string, width: number) {
  const page = await open(route, width);
  await spreadText(page);
  return page;
}

describe("on a tablet, with text as far apart as readers may set it, the opener of the home page", () => {
  test("keeps its headline clear of the drawing", async () => {
    const page = await openSpaced("/", 768);
    const headline = await page.locator("h1").boundingBox();
    const drawing = await page.locator(".pitch").boundingBox();
    expect((headline?.y ?? 0) + (headline?.height ?? 0)).toBeLessThan(drawing?.y ?? 0);
    expect(drawing?.height).toBeGreaterThan(100);
  });

  test("keeps each figure to its column", async () => {
    const page = await openSpaced("/", 768);
    const wide = await page
      .locator(".scoreboard .figure")
      .evaluateAll(
        figures =>
          figures.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
    expect(wide).toBe(0);
  });
});

test("the minutes of the way to Bilton keep apart on a phone, however far apart their text is set", async () => {
  const page = await openSpaced("/bilton-website-support/", 320);
  const gaps = await page.locator(".short-line-ticks").evaluate(ticks => {
    const boxes = [...ticks.children].map(tick => {
      const words = document.createRange();
      words.selectNodeContents(tick);
      return words.getBoundingClientRect();
    });
    return boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
  });
  expect(gaps).toHaveLength(5);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

test("the buttons that close an article keep to the page with its text twice as large", async () => {
  const page = await open(anArticle, 960);
  await enlargeText(page);
  expect(await overflow(page)).toBe(0);
});

test.each([360, 1280])(
  "a picture of a whole page above an article leaves its title in sight at %i pixels",
  async width => {
    const page = await open(anArticle, width);
    await page
      .locator(".article-head .picture svg")
      .evaluate(frame => frame.setAttribute("viewBox", "0 0 1280 9000"));
    const { bottom } = await page
      .locator("#article-title")
      .evaluate(title => title.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThan(800);
    const picture = await page.locator(".article-head .picture").boundingBox();
    expect(picture?.height).toBeLessThan(700);
  },
);

/** Those that were first specified: one that an owner writes may take all of its budget, which a build tells. */
const firstArticles = [
  "why-rugby-businesses-need-professional-website-2025",
  "local-seo-tips-warwickshire-businesses",
  "website-design-trends-2025",
  "getting-started-with-your-first-website",
]
  .map(articleRoute)
  .filter(isThere);
/** Menus and footer: on the longest article's page ours take 1060 bytes, and those of an owner may take 500 more. */
const menus =
  /<header class="header.*?<\/header>|<dialog id="drawer.*?<\/dialog>|<footer.*?<\/footer>/gs;
const menusBytes = 1560;

test.each(firstArticles)(
  "%s keeps room for three related articles, whatever menu and footer hold",
  route => {
    const read = (one: string) => readFileSync(pageFile(inject("builtSite"), one), "utf8");
    const html = read(route);
    const related = html.match(/<li class="card">/g)?.length ?? 0;
    const list = read(routes.blog).replace(/<li class="card"[^>]*>/g, '<li class="card">');
    const cards = list.match(/<li class="card">.*?<\/ul><\/li>/gs) ?? [];
    const isOther = (card: string) => !html.includes(/srcset="(\S+)/.exec(card)?.[1] ?? "");
    const missing = cards.filter(isOther).slice(0, 3 - related);
    const page = html
      .replace(menus, "")
      .replace(/(?<="cards article-related">)|(?=<\/main>)/, missing.join(""));
    const limit = settings.budgets.article?.html ?? settings.budgets.default.html ?? 0;
    expect(compressedBytes(page)).toBeLessThanOrEqual(limit - menusBytes);
  },
);
