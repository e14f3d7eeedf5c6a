import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { meetings } from "../../templates/parts/contact/meetings.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { needTowns } from "./need-towns.ts";
import { blogRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("the numbers in the course's drawing stand beside its modules", async () => {
  const page = await open("/dunchurch-website-training/", 360);
  const drawn = await page.locator(".course-plan text").allTextContents();
  const beside = await page
    .locator(".timetable-number")
    .evaluateAll(numbers =>
      numbers.filter(number => number.checkVisibility()).map(number => number.textContent),
    );
  expect(beside).toEqual(drawn);
});

test("the footer names the business in one line in the narrowest window", async () => {
  if (site.name.length > 18) nothingToAsk("The name is an owner's, and longer than ours");
  const page = await open("/privacy/", 320);
  const lines = await page.locator(".footer-name").evaluate(name => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const tops = [...words.getClientRects()].filter(({ width }) => width > 32);
    return new Set(tops.map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test("a link of the footer that names a town behind a comma breaks there", async () => {
  const page = await open("/privacy/", 360);
  const found = page.locator(".footer-links a");
  expect(await found.count()).toBeGreaterThan(0);
  const split = await found.evaluateAll(links =>
    links.flatMap(link => {
      const [text, comma] = [link.firstChild, link.textContent.indexOf(", ") + 1];
      if (!text || !comma) return [];
      const before = document.createRange();
      before.setStart(text, 0);
      before.setEnd(text, comma);
      return before.getClientRects().length > 1 ? [link.textContent] : [];
    }),
  );
  expect(split).toEqual([]);
});

test.each(["/thank-you/", "/nothing-here"])(
  "what leads on from %s is as wide as the page's words, as everywhere on a phone",
  async route => {
    const page = await open(route, 360);
    const [button, heading] = [await boxOf(page, "main .button"), await boxOf(page, "main .wrap")];
    expect(button.width).toBe(heading.width);
  },
);

test.each([".pricing-notes", ".about-story"])(
  "the way to a meeting in %s of the home page is as wide as the words above it, too",
  async place => {
    if (meetings.length === 0) nothingToAsk("This business has no calendar");
    const page = await open("/", 360);
    const [button, around] = [await boxOf(page, `${place} .button`), await boxOf(page, place)];
    expect(button.width).toBe(around.width);
  },
);

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}`);
  return box;
}

test("the figures on the rings of a town's map can be read, each by itself and whole", async () => {
  const page = await open("/web-design-hinckley/", 360);
  const figures = await page.locator(".map-ring-labels text").evaluateAll(texts =>
    texts.map(text => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      const size = scale * Number.parseFloat(getComputedStyle(text).fontSize);
      return { left, right, top, bottom, size };
    }),
  );
  expect(figures.length).toBeGreaterThan(2);
  for (const [index, { left, top, size }] of figures.entries()) {
    expect(size).toBeGreaterThan(11);
    // In the east one stands beside the other, in the south below it.
    const { right, bottom } = figures[index - 1] ?? { right: 0, bottom: 0 };
    expect(Math.max(left - right, top - bottom)).toBeGreaterThan(8);
  }
  expect(figures.at(-1)?.right).toBeLessThan(360);
});

test("a known place of several lines shows nothing of the stroke before it", async () => {
  const page = await open("/web-design-hinckley/", 320);
  const overs = await page.locator(".landmarks li").evaluateAll(places =>
    places.map(place => {
      const { left, width, height } = getComputedStyle(place, "::before");
      // Leaning by 12 degrees, its upper end reaches this far into the list, whose edge cuts off the rest.
      const lean = (Number.parseFloat(height) / 2) * Math.sin(Math.PI / 15);
      return Number.parseFloat(left) + Number.parseFloat(width) + lean;
    }),
  );
  expect(overs.length).toBeGreaterThan(1);
  expect(Math.max(...overs)).toBeLessThan(0);
});

test.each([
  ["/rugby-web-design/", ".review-row"],
  ["/coventry-seo-agency/", ".voices"],
])("%s has as much space below its last review as below its other lists", async (route, list) => {
  const page = await open(route, 390);
  const spaces = await page.locator(list).evaluate(reviews => {
    const below = (part: Element | null | undefined) => {
      const band = part?.closest("section")?.getBoundingClientRect().bottom ?? 0;
      return Math.round(band - (part?.getBoundingClientRect().bottom ?? 0));
    };
    return [
      below(reviews.querySelector("li:last-child figcaption")),
      below(document.querySelector(".fares, .area-names")),
    ];
  });
  expect(spaces[0]).toBe(spaces[1]);
});

test("what is said of the towns around stands in two paragraphs that can be told apart", async () => {
  const page = await open("/rugby-web-design/", 390);
  const gap = await page.locator("#town-around .section-intro").evaluate(intro => {
    const [first, second] = [...intro.querySelectorAll("p")].map(p => p.getBoundingClientRect());
    return (second?.top ?? 0) - (first?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(8);
});

test("the ticks of a service are whole, though its list is cut off at the edge", async () => {
  const page = await open("/dunchurch-seo-services/", 390);
  const overs = await page.locator(".cells .ticks li").evaluateAll(items =>
    items.map(item => {
      const { left, width, height } = getComputedStyle(item, "::before");
      const [long = 0, short = 0] = [width, height].map(Number.parseFloat);
      const list = item.closest(".cells")?.getBoundingClientRect().left ?? 0;
      const middle = item.getBoundingClientRect().left + Number.parseFloat(left) + long / 2;
      return list - (middle - ((long + short) / 2) * Math.SQRT1_2);
    }),
  );
  expect(overs.length).toBeGreaterThan(3);
  expect(Math.max(...overs)).toBeLessThanOrEqual(0);
});

test.each([
  ["/web-design-hinckley/", 320],
  ["/web-design-market-harborough/", 390],
])("no word with a hyphen falls apart in the list of %s at %i pixels", async (route, width) => {
  const page = await open(route, width);
  const apart = await page.locator(".sheet li").evaluateAll(items =>
    items.flatMap(item => {
      const words = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      for (let text = words.nextNode(); text; text = words.nextNode())
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+-\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          found.push(...(tops.size > 1 ? [word] : []));
        }
      return found;
    }),
  );
  expect(apart).toEqual([]);
});

test("what is said beside a way to us is whole, or begins on a line of its own", async () => {
  const page = await open("/retail-web-design/", 360);
  const found = page.locator(".ways li");
  expect(await found.count()).toBeGreaterThan(0);
  const split = await found.evaluateAll(ways =>
    ways.filter(way => {
      const beside = document.createRange();
      const link = way.querySelector("a");
      if (link) beside.setStartAfter(link);
      else beside.setStart(way, 0);
      beside.setEndAfter(way.lastChild ?? way);
      const lines = [...beside.getClientRects()].filter(({ width }) => width > 8);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      const begin = lines[0]?.left ?? 0;
      return tops.size > 1 && begin > way.getBoundingClientRect().left + 1;
    }),
  );
  expect(split).toEqual([]);
});

test("on a phone the plain link below the last buttons of the blog stands in the middle, as below an article", async () => {
  for (const route of blogRoutes) {
    const page = await open(route, 390);
    const middles = await page.locator(".closing .cluster > *").evaluateAll(actions =>
      actions.map(action => {
        const { left, right } = action.getBoundingClientRect();
        return Math.round((left + right) / 2);
      }),
    );
    expect(middles.length).toBeGreaterThan(1);
    expect(new Set(middles).size, `${middles}`).toBe(1);
  }
});

test.each([320, 360])(
  "with text half as large again the minutes of the towns and the ways to them stay in sight at %i pixels",
  async width => {
    needTowns(1);
    const page = await open("/", width);
    const words = (await page.locator(".board tbody th").allInnerTexts()).join(" ").split(/\s/);
    if (words.some(({ length }) => length > 11)) nothingToAsk("A name is as long as Wolverhampton");
    if (/\S{10}/.test(site.geo.placename)) nothingToAsk("Our own town is as long as Kenilworth");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "150%";
    });
    const ends = await page
      .locator(".board :is(.figure, .badge, .icon)")
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(1);
    const column = await page
      .locator(".board")
      .evaluate(board => board.parentElement?.getBoundingClientRect().right ?? 0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(column);
  },
);

test("how many articles a search finds stands between what is typed and the topics, which a keyboard covers", async () => {
  for (const route of blogRoutes) {
    const page = await open(route, 360);
    const typed = await boxOf(page, ".blog-search .input");
    const found = await boxOf(page, ".blog-search-count");
    const topics = await boxOf(page, ".blog-search-buttons");
    expect(found.y).toBeGreaterThan(typed.y + typed.height);
    expect(found.y + found.height).toBeLessThan(topics.y);
  }
});
