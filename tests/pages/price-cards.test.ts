import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test.each([
  ["/", 1024],
  ["/", 1280],
  ["/seo-services/", 1280],
  ["/coventry-website-hosting-support/", 1280],
  ["/dunchurch-website-training/", 1280],
])(
  "%s sets names, descriptions and prices of its packages at one height at %i pixels",
  async (route, width) => {
    const page = await open(route, width);
    const rows = await page.evaluate(() =>
      ["h3", ".price-card-name p", ".price-card-price", ".ticks"].map(part =>
        [...document.querySelectorAll(`.price-card ${part}`)].map(element => {
          const top = (one: Element) => Math.round(one.getBoundingClientRect().top);
          const card = element.closest(".price-card") ?? element;
          // A name of two lines moves only its own words down.
          const above = element.matches(".price-card-name p")
            ? card.querySelector("h3")?.clientHeight
            : 0;
          return [`${top(card)} ${above}`, top(element)];
        }),
      ),
    );
    for (const tops of rows) {
      expect(tops).toHaveLength(rows[0]?.length ?? 0);
      expect(tops).not.toEqual([]);
      // Four stand two by two in a narrow window: beside each other is what begins at one height.
      expect(new Set(tops.map(String)).size).toBe(new Set(tops.map(([card]) => card)).size);
    }
  },
);

test.each(["/bilton-website-support/", "/dunchurch-website-training/"])(
  "the cards of %s stand out from their band",
  async route => {
    const page = await open(route, 1280);
    const grounds = await page.locator("#plans").evaluate(band => {
      const groundOf = (part: Element) => getComputedStyle(part).backgroundColor;
      return {
        band: groundOf(band),
        cards: [...band.querySelectorAll(".price-card")].map(groundOf),
      };
    });
    expect(grounds.cards).not.toEqual([]);
    expect(grounds.cards).not.toContain(grounds.band);
    // What has none of its own lets the band through.
    expect(grounds.cards).not.toContain("rgba(0, 0, 0, 0)");
  },
);

test.each([1, 2, 4])("%i packages take the whole width", async count => {
  const page = await open("/", 1280);
  const gap = await page.locator(".price-cards").evaluate((list, length) => {
    const card = list.firstElementChild;
    list.replaceChildren(...Array.from({ length }, () => card?.cloneNode(true) ?? ""));
    list.setAttribute("data-count", String(length));
    const edge = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    return edge(list) - edge(list.lastElementChild);
  }, count);
  expect(Math.abs(gap)).toBeLessThan(1);
});

test("a period of many words stays within its card on a phone", async () => {
  const page = await open("/coventry-website-hosting-support/", 320);
  const [period, card] = await page.locator(".price-card-price span + span").evaluateAll(all =>
    all.slice(0, 1).flatMap(span => {
      span.textContent = "each calendar month, paid in advance";
      return [span, span.parentElement].map(part => part?.getBoundingClientRect().right);
    }),
  );
  expect(period).toBeLessThanOrEqual(card ?? 0);
});

test.each([320, 768, 1280])(
  "in the bill of plans a sum beside a long name stays in one line at %i pixels",
  async width => {
    const page = await open("/bilton-website-support/", width);
    const [lines, outside] = await page
      .locator(".plan-ledger-line")
      .first()
      .evaluate(line => {
        const sum = line.querySelector("b");
        if (!sum) return [];
        const oneLine = sum.getBoundingClientRect().height;
        line.firstElementChild?.replaceChildren("A plan for companies with several branches");
        sum.textContent = "£1,249.50";
        const { right, height } = sum.getBoundingClientRect();
        return [height / oneLine, right - line.getBoundingClientRect().right];
      });
    expect(lines).toBe(1);
    expect(outside).toBeLessThan(1);
  },
);

test.each([320, 960, 1200])("a sum with pence stays in one line at %i pixels", async width => {
  const page = await open("/", width);
  const lines = await page
    .locator(".price-card .figure")
    .first()
    .evaluate(figure => {
      // As three of them stand: what four have room for is told below.
      for (const card of document.querySelectorAll(".price-cards > :nth-child(n + 4)"))
        card.remove();
      document.querySelector(".price-cards")?.setAttribute("data-count", "3");
      const inOneSize = (words: string, className: string) => {
        figure.setAttribute("class", className);
        figure.textContent = words;
        return figure.getClientRects().length;
      };
      return [inOneSize("£24.99", "figure"), inOneSize("£12,345.67", "figure price-card-long")];
    });
  expect(lines).toEqual([1, 1]);
});

test.each([960, 1280])("so does one in the fares of a town at %i pixels", async width => {
  const page = await open("/rugby-web-design/", width);
  const [lines, edges] = await page.locator(".fares").evaluate(list => {
    const figures = [...list.querySelectorAll(".figure")];
    const box = (one: Element) => one.getBoundingClientRect();
    const range = document.createRange();
    figures[0]?.replaceChildren("£1,249.50");
    return [
      figures.map(figure => {
        range.selectNodeContents(figure);
        return range.getClientRects().length;
      }),
      figures.map(figure => Math.round(box(figure).right - box(list).left)),
    ];
  });
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(new Set(edges).size).toBe(1);
});

test.each([320, 360, 768])(
  "and on a phone, if need be above its button, at %i pixels",
  async width => {
    const page = await open("/rugby-web-design/", width);
    const lines = await page
      .locator(".fares .figure")
      .first()
      .evaluate(figure => {
        figure.replaceChildren("£1,249.50");
        const range = document.createRange();
        range.selectNodeContents(figure);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
  },
);

test.each([1200, 1440])(
  "beside three others a sum with pence does too at %i pixels",
  async width => {
    const page = await open("/", width);
    const lines = await page.locator(".price-cards").evaluate(list => {
      const card = list.firstElementChild;
      list.replaceChildren(...Array.from({ length: 4 }, () => card?.cloneNode(true) ?? ""));
      list.setAttribute("data-count", "4");
      const figure = list.querySelector(".figure");
      const inOneSize = (words: string, className: string) => {
        figure?.setAttribute("class", className);
        figure?.replaceChildren(words);
        return figure?.getClientRects().length;
      };
      return [inOneSize("£24.99", "figure"), inOneSize("£349.50", "figure price-card-long")];
    });
    expect(lines).toEqual([1, 1]);
  },
);
