import { expect, test } from "vitest";
import { addReviews } from "./add-reviews.ts";
import { pagesOnPaper } from "./on-paper.ts";
import { shownPages } from "./shown-pages.ts";

const onPaper = pagesOnPaper(shownPages());

// Those where one stood alone or parted, within margins of 10 and of 25 millimetres and of 0.4 inches.
const printedRoutes = [
  "/",
  "/beauty-spa-web-design/",
  "/bilton-website-support/",
  "/coventry-website-hosting-support/",
  "/dunchurch-seo-services/",
  "/estate-agent-web-design/",
  "/seo-services/",
  "/web-design-hinckley/",
];
const sheets = [
  [718, 1047],
  [642, 933],
  [739, 979],
] as const;

test.each([".review", ".price-card", ".row-list li"])(
  "%s stands whole on one sheet, where the next one cannot stand over it",
  async part => {
    const page = await onPaper("/coventry-website-hosting-support/");
    await addReviews(page, 2);
    const breaks = await page
      .locator(part)
      .evaluateAll(parts => parts.map(one => getComputedStyle(one).breakInside));
    expect(breaks.length).toBeGreaterThanOrEqual(2);
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
  },
);

test.each([
  ["/web-design-coventry/", ".section-head", ".review, .fares li"],
  ["/web-design-coventry/", "summary", "p"],
  ["/", ".section-head", ".reach li"],
])(
  "on %s no %s stays behind alone when its %s goes to the next sheet",
  async (route, heading, first) => {
    const page = await onPaper(route);
    await page.setViewportSize({ width: 642, height: 1000 });
    const parted = await page.locator("main").evaluate(
      (main, [heading, first]) => {
        main.style.columns = "1";
        const sheetOf = (part: Element) => part.getClientRects()[0]?.left;
        // Wherever on its sheet a heading comes to stand.
        return Array.from({ length: 130 }, (_, index) => 800 + index * 3).flatMap(height => {
          main.style.height = `${height}px`;
          return [...main.querySelectorAll(heading)]
            .map(part => [part, part.parentElement?.querySelector(first)] as const)
            .filter(([part, next]) => next && sheetOf(part) !== sheetOf(next))
            .map(([part]) => `${part.textContent} at ${height}`);
        });
      },
      [heading, first] as const,
    );
    expect(parted).toEqual([]);
  },
);

test.each(printedRoutes)(
  "no heading of %s stands alone at the end of a sheet of A4 or Letter, nor parts there",
  async route => {
    const page = await onPaper(route);
    const parted: string[] = [];
    for (const [width, height] of sheets) {
      await page.setViewportSize({ width, height });
      const here = await page.locator("main").evaluate((main, sheet) => {
        // A sheet is to the layout what a column is.
        Object.assign(main.style, { columns: "1", height: `${sheet}px` });
        const sheetOf = (rect?: DOMRect) => rect && Math.floor((rect.left + 1) / main.clientWidth);
        const range = document.createRange();
        return [...main.querySelectorAll("h2, h3, summary, .section-head")]
          .filter(heading => heading.checkVisibility())
          .filter(heading => {
            const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, text =>
              text.textContent?.trim() && text.parentElement?.checkVisibility() ? 1 : 2,
            );
            words.currentNode = heading;
            let next = words.nextNode();
            while (next && heading.contains(next)) next = words.nextNode();
            if (!next) return false;
            range.selectNodeContents(next);
            const [first] = heading.getClientRects();
            return sheetOf(first) !== sheetOf(range.getClientRects()[0]);
          })
          .map(heading => `${heading.textContent} at ${sheet}`);
      }, height);
      parted.push(...here);
    }
    expect(parted).toEqual([]);
  },
);

test("the home page's headline stays clear of the drawing, also with narrow margins", async () => {
  const page = await onPaper("/");
  // A sheet is to the layout what a column is.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.locator("main").evaluate(main => {
    main.style.columns = "1";
    main.style.height = "1123px";
  });
  const [headline, drawing] = await Promise.all(
    ["h1", ".pitch"].map(part => page.locator(part).boundingBox()),
  );
  expect((headline?.y ?? 0) + (headline?.height ?? 0)).toBeLessThan(drawing?.y ?? 0);
});
