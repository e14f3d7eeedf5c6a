import { expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { reviews } from "../../content/reviews.ts";
import { articlesShown } from "../articles.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { anArticle } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

/** Where a reader's eye finds the second column again, section after section. */
const columns: [string, string, number[], string[]][] = [
  [
    "home",
    "/",
    [1024, 1280, 1920],
    [
      ...[".section-intro", ".about .ledger", ".reach"],
      ...(reviews.length > 1 ? [".reviews li:nth-child(2) blockquote"] : []),
    ],
  ],
  [
    "a trade's page",
    "/restaurant-web-design/",
    [1280, 1920],
    [".chapter .prose", ".faqs", ".ways"],
  ],
  [
    "what a trade's page has and for whom",
    "/restaurant-web-design/",
    [1024, 1280, 1920],
    [".trade-plan", ".section-intro", ".features > :nth-child(2)"],
  ],
  [
    "a town's page",
    "/rugby-web-design/",
    [1280, 1920],
    [".sheet", ".fares p", ".chapter .prose", ".faqs", ".stops"],
  ],
  ["SEO services", "/seo-services/", [1024, 1280, 1920], [".section-intro", ".groups .ticks"]],
  [
    "hosting",
    "/coventry-website-hosting-support/",
    [1024, 1280, 1920],
    [".quarters li:nth-child(2) h3", ".pair li:nth-child(2) blockquote"],
  ],
  [
    "the blog",
    "/blog/",
    [1152, 1280, 1920],
    [
      ...(blog.topics.length > 0 ? [".blog-search-buttons:not(.blog-search-categories)"] : []),
      ...(articlesShown > 1 ? [".card:nth-child(2)"] : []),
    ],
  ],
  ["Dunchurch SEO", "/dunchurch-seo-services/", [1280, 1920], [".area-names", ".package-lines"]],
];

test.each(columns)("%s: what stands right begins at one edge", async (_, route, widths, parts) => {
  for (const width of widths) {
    const page = await open(route, width);
    const edges: number[] = [];
    for (const part of parts) {
      const lefts = await page
        .locator(part)
        .evaluateAll(found => found.map(one => Math.round(one.getBoundingClientRect().left)));
      expect(lefts.length, part).toBeGreaterThan(0);
      // An introduction that has no heading beside it stands at the left.
      edges.push(...lefts.filter(left => left > width / 4));
    }
    expect(Math.max(...edges) - Math.min(...edges), `${edges} at ${width}`).toBeLessThanOrEqual(1);
  }
});

test.each([700, 1024, 1280])(
  "the texts of services beside each other begin at one height at %i pixels",
  async width => {
    const page = await open("/", width);
    const rows = await page.locator(".services li").evaluateAll(cells => {
      const tops = new Map<number, Set<number>>();
      const topOf = (part?: Element | null) => Math.round(part?.getBoundingClientRect().top ?? 0);
      for (const cell of cells)
        tops.set(
          topOf(cell),
          (tops.get(topOf(cell)) ?? new Set()).add(topOf(cell.querySelector("p"))),
        );
      return [...tops.values()].map(({ size }) => size);
    });
    expect(rows.length).toBeLessThan(6);
    expect(new Set(rows)).toEqual(new Set([1]));
  },
);

test("the left column of many reviews ends where the large one above it does", async () => {
  if (reviews.length === 0) nothingToAsk("This business has no reviews yet");
  const page = await open("/", 1024);
  const ends = await page.locator(".reviews").evaluate(list => {
    const [first] = list.children;
    while (first && list.children.length < 5) list.append(first.cloneNode(true));
    const inner = (item?: Element) => item?.querySelector("figure")?.getBoundingClientRect().right;
    return [inner(list.children[0]), inner(list.children[3])];
  });
  // The large one has a hairline at its end.
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? Number.NaN))).toBeLessThanOrEqual(1);
});

test("a menu that takes two lines on a tablet stays above the first words of a page", async () => {
  const page = await open("/web-design-coventry/", 768);
  const lines = await page.locator(".nav-list").evaluate(list => {
    const tops = () =>
      new Set(Array.from(list.children, one => one.getBoundingClientRect().top)).size;
    while (tops() < 2) list.append(list.lastElementChild?.cloneNode(true) as Node);
    return tops();
  });
  expect(lines).toBe(2);
  const bottom = (place: string) =>
    page.locator(place).evaluate(part => part.getBoundingClientRect().bottom);
  const words = await page
    .locator(".breadcrumbs a")
    .evaluate(link => link.getBoundingClientRect().top);
  expect(await bottom(".nav-list")).toBeLessThanOrEqual(words + 5);
});

test("the line about the prices of an article ends where its text ends", async () => {
  const page = await open(anArticle, 1280);
  if (!(await page.locator(".article-body").innerText()).includes("£"))
    nothingToAsk("The article names no price");
  const widths = await page
    .locator(".prose, .article-vat")
    .evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().width)));
  expect(widths).toHaveLength(2);
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThanOrEqual(1);
});

test("a table of three columns with ordinary words is whole on a phone", async () => {
  const page = await open("/web-design-coventry/", 360);
  const [columns = 0, hidden = 0] = await page
    .locator(".table-scroll")
    .first()
    .evaluate(table => [
      table.querySelectorAll("th").length,
      table.scrollWidth - table.clientWidth,
    ]);
  expect(columns).toBe(3);
  expect(hidden).toBe(0);
});

test.each([1, 3, 5])("the links of the footer fill one row, be their groups %i", async count => {
  for (const width of [768, 1280]) {
    const page = await open("/", width);
    const { row, groups } = await page.locator(".footer-groups").evaluate((row, count) => {
      const [group] = row.children;
      row.replaceChildren(...Array.from({ length: count }, () => group?.cloneNode(true) ?? ""));
      const groups = [...row.children].map(one => one.getBoundingClientRect());
      return {
        row: row.getBoundingClientRect().right,
        groups: groups.map(({ top, right }) => ({ top, right })),
      };
    }, count);
    expect(new Set(groups.map(({ top }) => top)).size, `at ${width}`).toBe(1);
    expect(Math.abs(row - (groups.at(-1)?.right ?? 0)), `at ${width}`).toBeLessThanOrEqual(1);
  }
});
