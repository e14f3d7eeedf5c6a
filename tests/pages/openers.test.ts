import { describe, expect, test } from "vitest";
import { tradeWords } from "../../content/trade-words.ts";
import { routes } from "../../domain/addresses.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { builtPages } from "./built-pages.ts";
import {
  askOnlyIfThere,
  industryRoutes,
  locationRoutes,
  seoRoutes,
  serviceRoutes,
} from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();
const built = builtPages();

test("on a tablet the sentence of the home page stands right below its headline", async () => {
  for (const width of [768, 1000]) {
    const page = await open("/", width);
    const [gap = 0, below = 0] = await page.locator("h1").evaluate(headline => {
      const bottom = headline.getBoundingClientRect().bottom;
      const top = (part: string) => document.querySelector(part)?.getBoundingClientRect().top ?? 0;
      return [top(".hero-sub") - bottom, top(".hero .pitch") - bottom];
    });
    expect(gap).toBeGreaterThan(8);
    expect(gap).toBeLessThan(48);
    expect(below).toBeGreaterThan(0);
  }
});

test.each([
  [740, 360],
  [667, 375],
  [568, 320],
])(
  "on a phone held sideways, %i × %i, the home page's buttons lie in the first view",
  async (width, height) => {
    const page = await open("/", width);
    await page.setViewportSize({ width, height });
    for (const button of await page.locator(".hero .button").all()) {
      const { y = height, height: high = 0 } = (await button.boundingBox()) ?? {};
      expect(y + high, String(await button.textContent())).toBeLessThan(height);
    }
  },
);

test.each([
  ["town", locationRoutes],
  ["trade", industryRoutes],
  ["service", [...seoRoutes, ...serviceRoutes]],
  ["thank-you", [routes.thankYou]],
])(
  "on a phone held sideways the buttons of a %s page lie in the first view",
  async (kind, [route]) => {
    const page = await open(route ?? nothingToAsk(`There is no ${kind} page`), 740);
    for (const [width, height] of [
      [740, 360],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      // An owner's own words may be longer than these.
      await page
        .locator("main .cluster")
        .first()
        .evaluate(buttons => {
          const [headline, sentence] = buttons.parentElement?.children ?? [];
          if (buttons.closest(".thanks") || !headline || !sentence) return;
          headline.textContent = "Expertise your clients can understand and check";
          sentence.textContent = `We build restaurant and café websites that answer the four questions
          every guest has. What do you serve, what does it cost, are you open, and is there a table?`;
        });
      for (const button of await page.locator("main > :first-child .cluster > .button").all()) {
        const { y = height, height: high = 0 } = (await button.boundingBox()) ?? {};
        expect(y + high, `${width}: ${await button.textContent()}`).toBeLessThan(height);
      }
    }
  },
);

test("the words above the articles have room below them while there are none to count", async () => {
  askOnlyIfThere("/blog/");
  const page = await open("/blog/", 1280);
  const room = await page.locator(".blog-head").evaluate(head => {
    head.querySelector(".blog-facts")?.remove();
    const words = head.querySelector(".blog-head-row p")?.getBoundingClientRect();
    return head.getBoundingClientRect().bottom - (words?.bottom ?? 0);
  });
  expect(room).toBeGreaterThan(24);
});

/** Those on which a page is drawn. */
const drawnTrades = tradeWords.drawsPage ? industryRoutes : [];

test("on a phone a trade's page says its price before it draws the trade", async () => {
  for (const route of drawnTrades) {
    const page = await open(route, 360);
    const price = await page.locator(".trade-price").boundingBox();
    const drawing = await page.locator(".trade-plan").boundingBox();
    expect(price?.y, route).toBeLessThan(drawing?.y ?? 0);
  }
});

test("on a tablet the legend of a trade is as high as the drawing beside it", async () => {
  for (const route of drawnTrades) {
    const page = await open(route, 768);
    const drawing = await page.locator(".trade-plan svg").boundingBox();
    const legend = await page.locator(".trade-legend").boundingBox();
    expect(legend?.x, route).toBeGreaterThan((drawing?.x ?? 0) + (drawing?.width ?? 0));
    expect(legend?.y, route).toBeCloseTo(drawing?.y ?? 0, 0);
    expect(legend?.height, route).toBeCloseTo(drawing?.height ?? 0, 0);
  }
});

test("a town's page and a trade's say what customers say before the long text", async () => {
  for (const route of [...locationRoutes, ...industryRoutes]) {
    const page = await built(route);
    const parts = page.locator("#town-prices, #town-reviews, #trade-reviews, .chapters");
    const order = await parts.evaluateAll(all => all.map(part => part.id || part.className));
    expect(order.at(-1), route).toBe("wrap chapters");
  }
});

test("no two bands of one colour follow each other on a town's page or a trade's", async () => {
  for (const route of [...locationRoutes, ...industryRoutes]) {
    const page = await built(route);
    const bands = page.locator("main > .section");
    const tones = await bands.evaluateAll(all => all.map(band => band.className));
    expect(
      tones.filter((tone, index) => tone === tones[index - 1]),
      route,
    ).toEqual([]);
  }
});

test("each minute on the way to Bilton stands below its own tick", async () => {
  const page = await open("/bilton-website-support/", 1280);
  const offs = await page.locator(".short-line-ticks").evaluate(ticks =>
    [...ticks.children].slice(1, -1).map(tick => {
      const words = document.createRange();
      words.selectNodeContents(tick);
      const { left, right } = words.getBoundingClientRect();
      return Math.abs((left + right) / 2 - tick.getBoundingClientRect().left);
    }),
  );
  expect(offs.length).toBeGreaterThan(0);
  expect(Math.max(...offs)).toBeLessThan(1);
});

test.each([1024, 1100, 1280])(
  "the pitch of the home page keeps its touchlines at %i pixels",
  async width => {
    const page = await open("/", width);
    const drawing = await page.locator(".hero .pitch").boundingBox();
    // What is narrower than the drawing is cut at its sides.
    expect((drawing?.width ?? 0) / (drawing?.height ?? 1)).toBeCloseTo(434 / 762, 2);
  },
);

test("the way to a page has dashes between its steps only, also where it takes a second line", async () => {
  const page = await open("/coventry-seo-agency/", 340);
  const [rows = [], dashes = []] = await page.locator(".breadcrumbs").evaluate(nav => {
    const steps = [...nav.querySelectorAll("li")].map(li => {
      const words = document.createRange();
      words.selectNodeContents(li);
      const { left, bottom } = words.getBoundingClientRect();
      return { left: Math.round(left - nav.getBoundingClientRect().left), bottom, li };
    });
    const starts = steps.filter(({ bottom }, index) => bottom !== steps[index - 1]?.bottom);
    const after = steps.map(({ li }) => getComputedStyle(li, "::after").content);
    return [starts.map(({ left }) => left), after];
  });
  expect(rows).toEqual([0, 0]);
  expect(new Set(dashes)).toEqual(new Set(["none"]));
});

describe.each([...seoRoutes, ...serviceRoutes])("the landing page %s", route => {
  test("has no headline that is smaller than a heading below it", async () => {
    const page = await open(route);
    for (const width of [360, 600, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [headline = 0, ...headings] = await page
        .locator("main :is(h1, h2)")
        .evaluateAll(all => all.map(one => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(headline, `${width} pixels`).toBeGreaterThanOrEqual(Math.max(0, ...headings));
    }
  });

  test("has its buttons beside each other, or equally wide", async () => {
    const page = await open(route);
    for (const width of [768, 1023, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const buttons = await page
        .locator(".opener .cluster > .button")
        .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON()));
      const kinds = (of: "top" | "width") => new Set(buttons.map(button => button[of])).size;
      expect(Math.min(kinds("top"), kinds("width")), `${width} pixels`).toBe(1);
    }
  });
});
