import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { seoCatalogue } from "../../content/catalogue.ts";
import { dressed, openQuote, quantityOf, toReview } from "../journeys/steps.ts";
import { nothingToAsk } from "../nothing-to-ask.ts";
import { countedAddon } from "../offers.ts";
import { addReviews } from "./add-reviews.ts";
import { brokenWords } from "./broken-words.ts";
import { needTowns } from "./need-towns.ts";
import { allRoutes, isThere } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

// What Safari takes otherwise than Chromium, in which these pages look right either way. Seen in WebKit 2.50, which cannot
// be had everywhere, so the styles themselves are asked.
const open = shownPages();

test("no style sets more than its line in 'text-decoration', which Safari would drop whole", () => {
  const dist = inject("builtSite");
  const styles = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .filter(file => /\.(css|html)$/.test(file))
    .map(file => readFileSync(join(dist, file), "utf8"))
    .join();
  const values = Array.from(styles.matchAll(/text-decoration:([^;}]+)/g), ([, value]) => value);
  expect([...new Set(values)].sort()).toEqual(["none", "underline"]);
});

test.each(["/", "/rugby-web-design", "/restaurant-web-design", "/seo-services", "/thank-you"])(
  "%s has its drawings in their size, also in Safari",
  async route => {
    const page = await open(route, 360);
    // What is not shown has its width as the styles say it, not in pixels.
    const widths = await page.evaluate(() =>
      Array.from(document.querySelectorAll("svg"), drawing => {
        drawing.style.display = "none";
        return getComputedStyle(drawing).width;
      }),
    );
    expect(widths).not.toContain("max-content");
  },
);

test.each([360, 1280])(
  "each town's row leads to that town's page at %i pixels, also in Safari",
  async width => {
    needTowns(2);
    const page = await open("/", width);
    const leads = await page.locator(".board tbody tr").evaluateAll(rows => {
      // There a row of a table holds nothing that is placed in it, whatever its style says.
      for (const row of rows) row.style.position = "static";
      return rows.map(row => {
        row.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = row.getBoundingClientRect();
        const under = [0.02, 0.5, 0.98].map(part =>
          document.elementFromPoint(left + part * width, top + height / 2)?.closest("a"),
        );
        return under.every(link => link === row.querySelector("a"));
      });
    });
    expect(leads.length).toBeGreaterThan(1);
    expect(new Set(leads)).toEqual(new Set([true]));
  },
);

test.each([360, 768, 1280])(
  "at %i pixels no drawing is placed freely in a part of a grid, where Safari would place it at the top",
  async width => {
    const routes = ["/", "/rugby-web-design", "/restaurant-web-design", "/seo-services"];
    for (const route of routes.filter(isThere)) {
      const page = await open(route, width);
      const placed = await page.locator("main *").evaluateAll(parts =>
        parts
          .filter(part => {
            const { position, gridRowStart } = getComputedStyle(part);
            return position === "absolute" && gridRowStart !== "auto";
          })
          .map(part => part.className),
      );
      expect(placed).toEqual([]);
    }
  },
);

/** Lists without bullets that do not say that they are lists; in a menu Safari believes it. */
const unsaid = (page: Page) =>
  page
    .locator("ul:not([role=list])")
    .evaluateAll(all =>
      all
        .filter(list => getComputedStyle(list).listStyleType === "none" && !list.closest("nav"))
        .map(list => list.className),
    );

/** What is kept in one piece right beside a sign: Safari breaks a line on either side of it, whatever stands there. */
const parted = (page: Page) =>
  page.locator("main *, footer *").evaluateAll(parts =>
    parts
      .filter(part => getComputedStyle(part).display === "inline-block")
      .filter(
        ({ previousSibling, nextSibling }) =>
          /\S$/.test(previousSibling?.nodeValue ?? "") || /^\S/.test(nextSibling?.nodeValue ?? ""),
      )
      .map(part => part.textContent),
  );

test.each([...allRoutes, "/none"])(
  "%s says of each list that it is one, and begins no line with a comma or full stop, also in Safari",
  async route => {
    const page = await open(route);
    expect(await unsaid(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await parted(page)).toEqual([]);
  },
);

test("each list of an order says that it is one, also to who listens to Safari", async () => {
  const page = await open("/");
  await toReview(await openQuote(page));
  expect(await unsaid(page)).toEqual([]);
});

test("who said it stands in one line where there is room for it, also in Safari", async () => {
  const page = await open("/", 1280);
  await addReviews(page, 1);
  const wraps = await page.evaluate(() =>
    Array.from(document.querySelectorAll(".review figcaption"), who => getComputedStyle(who)).map(
      ({ textWrap }) => textWrap,
    ),
  );
  expect(new Set(wraps)).toEqual(new Set(["wrap"]));
});

test("the side menu cannot be moved sideways, also in Safari", async () => {
  const page = await open("/", 360);
  await page.locator(".burger").click();
  const close = page.locator("#drawer[open] .drawer-close");
  await close.waitFor();
  await dressed(page);
  expect(await close.evaluate(button => getComputedStyle(button).marginRight)).toBe("0px");
  const [menu, box] = [await page.locator("#drawer").boundingBox(), await close.boundingBox()];
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((menu?.x ?? 0) + (menu?.width ?? 0));
});

test("the names of the blog's topics and categories stand clear of their buttons, also in Safari", async () => {
  const page = await open("/blog", 360);
  // Safari puts a name that floats above its buttons as well, but without the gap between them.
  const names = await page
    .locator(".blog-search legend")
    .evaluateAll(all => all.map(name => getComputedStyle(name).float));
  expect(new Set(names)).toEqual(new Set(["none"]));
});

test("what was searched for stands in its box on the way back to the cards it has found, also in Safari", async () => {
  const page = await open("/blog");
  // Safari empties each field without autocomplete in a page that it has kept.
  expect(await page.locator("#blog-search").getAttribute("autocomplete")).not.toBe("off");
});

test("Tab reaches what opens a dialog, also in Safari", async () => {
  const page = await open("/");
  // Its Tab leads past links, but for those that say that they are to be reached.
  const openers = page.locator("a[data-open]");
  await expect.poll(() => openers.first().getAttribute("role")).toBe("button");
  const reached = await openers.evaluateAll(all => all.map(link => link.getAttribute("tabindex")));
  expect(new Set(reached)).toEqual(new Set(["0"]));
});

test.each(["/", "/seo-services", "/web-design-leamington-spa", "/estate-agent-web-design"])(
  "no headline, price or item of %s is parted within a word on paper, also in Safari, which lays it out by the window",
  async route => {
    const page = await open(route, 1280);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => Object.assign(document.documentElement.style, { width: "718px" }));
    const parted = await page.evaluate(brokenWords, "h1, h3, li, .figure");
    expect(parted.filter(word => word.length < 13)).toEqual([]);
    await page.emulateMedia({ media: "screen" });
  },
);

test("four packages leave sums with pence whole on paper, also in Safari", async () => {
  if (seoCatalogue.packages.length !== 4) nothingToAsk("There are not four packages");
  const page = await open("/seo-services", 1280);
  onTestFinished(() => page.emulateMedia({ media: "screen" }));
  await page.emulateMedia({ media: "print" });
  await page.locator(".price-card .figure").evaluateAll(sums => {
    for (const sum of sums) sum.textContent = "£1249.99";
    document.documentElement.style.width = "718px";
  });
  expect(await page.evaluate(brokenWords, ".figure")).toEqual([]);
});

test("no ring is drawn round a step's heading, also in Safari, which would draw it after each tap", async () => {
  const page = await open("/");
  // With a key, so that this browser would draw it, too.
  await page.locator(".hero a[data-open]").press("Enter");
  const heading = page.locator("[data-heading]:focus-visible");
  await heading.waitFor();
  expect(await heading.evaluate(title => getComputedStyle(title).outlineColor)).toBe(
    "rgba(0, 0, 0, 0)",
  );
});

test("a quantity is still there in a page that is gone back to, also in Safari", async () => {
  const page = await open("/");
  const dialog = await openQuote(page);
  await toReview(dialog, [[countedAddon.name, 3]]);
  // Safari sets such fields back to what they began with.
  const began = await quantityOf(dialog, countedAddon.name).evaluate(
    (field: HTMLInputElement) => field.defaultValue,
  );
  expect(began).toBe("3");
});
