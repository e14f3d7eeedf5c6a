import type { Locator } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { home as facts } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import { addReviews } from "./add-reviews.ts";
import { needTowns, needTownsMenu } from "./need-towns.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

const home = (width: number) => open("/", width);

test("the minutes of a town stand on the line of its name", async () => {
  const page = await home(320);
  for (const width of [320, 390, 600, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const drops = await page.locator(".board tbody tr:has(.figure)").evaluateAll(rows => {
      const lineOf = (part: Element | null | undefined) => {
        if (!part) throw new Error("A part of the row is not there");
        const mark = document.createElement("span");
        mark.style.display = "inline-block";
        part.prepend(mark);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      };
      const isOneLine = (row: Element) => {
        const range = document.createRange();
        range.selectNodeContents(row.children[0] ?? row);
        return range.getClientRects().length === 1;
      };
      return rows
        .filter(isOneLine)
        .map(row => lineOf(row.querySelector(".figure")) - lineOf(row.children[0]));
    });
    // The first is our own town, which has none.
    if (facts.areas.towns.length > 1) expect(drops).not.toEqual([]);
    expect(Math.max(...drops.map(Math.abs)), `${width} pixels`).toBeLessThan(0.6);
  }
});

test("each town of an ordinary name has a row of one line on a tablet", async () => {
  const lettersMax = 20;
  needTowns(3, ({ length }) => length <= lettersMax);
  const page = await home(600);
  const rows = page.locator(".board tbody tr");
  await rows.evaluateAll((all, lettersMax) => {
    const isLong = (row: Element) => (row.children[0]?.textContent ?? "").length > lettersMax;
    for (const row of all.filter(isLong)) row.remove();
  }, lettersMax);
  expect(await rows.count()).toBeGreaterThan(2);
  for (const width of [600, 768, 820, 896, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await differingHeight(rows), `${width} pixels`).toBeLessThanOrEqual(1);
  }
});

/** By how much one of the rows is higher than another. */
function differingHeight(rows: Locator): Promise<number> {
  return rows.evaluateAll(all => {
    const heights = all.map(row => row.getBoundingClientRect().height);
    return Math.max(...heights) - Math.min(...heights);
  });
}

test.each([360, 1024])("each fact about us takes one line at %i pixels", async width => {
  const page = await home(width);
  const heights = await page
    .locator(".about .ledger li")
    .evaluateAll(rows => rows.map(row => Math.round(row.getBoundingClientRect().height)));
  expect(new Set(heights).size).toBe(1);
});

test("each add-on of ordinary words takes one line", async () => {
  const page = await home(768);
  const rows = page.locator(".addons .addon-list li");
  await rows.evaluateAll((all, lettersMax) => {
    // A badge has its letters' room and some more.
    const isLong = (row: Element) =>
      (row.textContent ?? "").length + row.querySelectorAll(".badge").length * 2 > lettersMax;
    for (const row of all.filter(isLong)) row.remove();
  }, 36);
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await differingHeight(rows), `${width} pixels`).toBeLessThanOrEqual(1);
  }
});

test.each([390, 1280])("the mark begins where the headings do at %i pixels", async width => {
  const page = await home(width);
  for (const place of [".header", ".footer"]) {
    const gap = await page.locator(`${place} .wrap`).evaluate(wrap => {
      const mark = wrap.querySelector<SVGGraphicsElement>(".mark");
      const scale = mark?.getScreenCTM();
      if (!mark || !scale) throw new Error("There is no mark");
      return mark.getBBox().x * scale.a + scale.e - wrap.getBoundingClientRect().left;
    });
    expect(Math.abs(gap), place).toBeLessThan(0.5);
  }
});

test("the bars of the menu end where the page does", async () => {
  const page = await home(390);
  const bars = await page.locator(".burger path").boundingBox();
  const row = await page.locator(".header .wrap").boundingBox();
  const [end, edge] = [bars, row].map(box => (box?.x ?? 0) + (box?.width ?? 0));
  expect(Math.abs((end ?? 0) - (edge ?? 0))).toBeLessThan(1);
});

test("the cross of the side menu stands where the bars stood that open it", async () => {
  const page = await home(390);
  const middleOf = async (drawing: string) => {
    const box = await page.locator(drawing).first().boundingBox();
    if (!box) throw new Error(`There is no ${drawing}`);
    return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round);
  };
  const bars = await middleOf(".burger path");
  await page.locator(".burger").click();
  await expect.poll(() => middleOf(".drawer-close path")).toEqual(bars);
});

test.each([390, 1280])(
  "the arrows of the meetings end where their rules do at %i pixels",
  async width => {
    const page = await home(width);
    const gaps = await page.locator(".meetings li").evaluateAll(rows =>
      rows.map(row => {
        const strokes = Array.from(row.querySelectorAll("path"), path =>
          path.getBoundingClientRect(),
        );
        return row.getBoundingClientRect().right - Math.max(...strokes.map(({ right }) => right));
      }),
    );
    expect(gaps).toHaveLength(Object.values(site.calendars ?? {}).length);
    for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(2);
  },
);

test("'Based Here' begins where the minutes of the towns do, and keeps to its column", async () => {
  needTowns(1, name => name === site.geo.placename);
  needTowns(1, name => name !== site.geo.placename);
  const page = await home(320);
  for (const width of [320, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [start, end] = await page.locator(".board").evaluate(board => {
      const edges = (part: Element | null | undefined) =>
        part?.getBoundingClientRect() ?? new DOMRect();
      const badge = board.querySelector(".badge");
      return [
        edges(badge).left - edges(board.querySelector(".figure")).left,
        edges(badge).right - edges(badge?.closest("td")).right,
      ];
    });
    expect(Math.abs(start ?? 1), `${width} pixels`).toBeLessThan(1);
    expect(end, `${width} pixels`).toBeLessThan(0);
  }
});

test("the ring of the open menu of towns is whole: the panel leaves its lower edge in view", async () => {
  needTownsMenu();
  const page = await home(1280);
  const button = page.locator(".nav-places > button");
  await button.press("Enter");
  await page.locator("#places-panel a").first().waitFor();
  const ring = await button.evaluate(element => getComputedStyle(element).outlineColor);
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const clip = { x: Math.round(x + width / 2), y: Math.round(y + height), width: 1, height: 8 };
  const { data } = await sharp(await page.screenshot({ clip, animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const below = Array.from({ length: data.length / 3 }, (_, at) => {
    const [red, green, blue] = data.subarray(at * 3);
    return `rgb(${red}, ${green}, ${blue})`;
  });
  expect(below).toContain(ring);
});

test("the button of the header has an edge that is seen on the dark opening, and ink on white", async () => {
  const page = await home(1280);
  const edges = () =>
    page
      .locator(".header-quote, .hero .button:not(.button-secondary)")
      .evaluateAll(buttons => buttons.map(button => getComputedStyle(button).borderColor));
  const [onNight, ofOpening] = await edges();
  expect(onNight).toBe(ofOpening);
  await page.locator("#faq").scrollIntoViewIfNeeded();
  await page.locator(".header[data-solid]").waitFor();
  await expect.poll(edges).not.toEqual([ofOpening, ofOpening]);
});

test("on a tablet the two buttons below the home page's headline are as wide as each other", async () => {
  const page = await home(768);
  const boxes = await page
    .locator(".hero .button")
    .evaluateAll(all => all.map(button => button.getBoundingClientRect().toJSON()));
  expect(boxes).toHaveLength(2);
  expect(boxes[1].top).toBeGreaterThan(boxes[0].bottom);
  expect(boxes[1].width).toBe(boxes[0].width);
});

test.each([
  ["/web-design-leamington-spa/", ".first-words .button"],
  ["/web-design-leamington-spa/", ".closing .button"],
  ["/bilton-website-support/", ".closing .button"],
  ["/blog/website-design-trends-2025/", ".closing .button"],
])("on a tablet on its side %s has its two buttons %s in one row", async (route, buttons) => {
  const page = await open(route, 1024);
  const tops = await page
    .locator(buttons)
    .evaluateAll(all => all.map(button => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  // The words of a long number take the room of the other button.
  const isLong = buttons.startsWith(".closing") && site.phone.display.length > 13;
  if (!isLong) expect(tops[1]).toBe(tops[0]);
});

test("the monogram of a review stands at its lower edge, so that those of a row stand at one height", async () => {
  const page = await home(1280);
  await addReviews(page, 1);
  const gap = await page
    .locator("figcaption")
    .last()
    .evaluate(words => {
      words.lastElementChild?.append(" with a long name".repeat(20));
      const monogram = words.querySelector(".monogram")?.getBoundingClientRect();
      return words.getBoundingClientRect().bottom - (monogram?.bottom ?? 0);
    });
  expect(Math.abs(gap)).toBeLessThanOrEqual(1);
});

test("the arrow of a package stands beside its name, also where it is called popular below that", async () => {
  const page = await open("/coventry-seo-agency/", 360);
  const gaps = await page.locator(".package-lines a").evaluateAll(rows =>
    rows.map(row => {
      const [arrow, name] = [".icon", ".package-lines-name"].map(
        part => row.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN,
      );
      return Math.round((arrow ?? 0) - (name ?? 0));
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(new Set(gaps).size).toBe(1);
});

test.each([360, 414])(
  "the terms below a trade's price begin at one edge at %i pixels",
  async width => {
    const page = await open("/restaurant-web-design/", width);
    const lefts = await page
      .locator(".trade-terms li")
      .evaluateAll(terms => terms.map(term => term.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  },
);
