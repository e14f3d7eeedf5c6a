import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textPicture } from "../../templates/plain/text-picture.ts";
import { projectRoot } from "../built-site.ts";
import { anArticle } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();
/** Pages are spared the rules for what their texts do not have. */
const rules = ["prose.css", "prose-headings.css"]
  .map(file => readFileSync(join(projectRoot, "templates/parts/words", file), "utf8"))
  .join("");

async function openWith(text: string) {
  const page = await open(anArticle, 360);
  await page.evaluate(
    ([html = "", css = ""]) => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(css);
      document.adoptedStyleSheets.push(styles);
      const prose = document.querySelector(".prose");
      if (prose) prose.innerHTML = html;
    },
    [text, rules],
  );
  return page;
}

test.each([
  ["the paragraphs of a quote", "<blockquote><p>One</p><p>Two</p></blockquote>"],
  ["the paragraphs of an item", "<ol><li><p>One</p><p>Two</p></li></ol>"],
  ["items", "<ul><li>One</li><li>Two</li></ul>"],
  ["an item and the list in it", "<ul><li>One<ul><li>Two</li></ul></li></ul>"],
])("%s stand apart", async (_, html) => {
  const page = await openWith(html);
  const [drop = 0, lineHeight = 0] = await page.locator(".prose").evaluate(prose => {
    const words = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
    const tops: number[] = [];
    const range = document.createRange();
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      range.selectNodeContents(text);
      tops.push(range.getBoundingClientRect().top);
    }
    const [first = 0, second = 0] = tops;
    const place = prose.querySelector("blockquote") ?? prose;
    return [second - first, Number.parseFloat(getComputedStyle(place).lineHeight)];
  });
  expect(drop).toBeGreaterThan(lineHeight + 4);
});

test("a quote in a list is marked as one", async () => {
  const page = await openWith("<ul><li><p>One</p><blockquote><p>Two</p></blockquote></li></ul>");
  const edge = page.locator(".prose blockquote");
  expect(await edge.evaluate(quote => getComputedStyle(quote).borderTopStyle)).toBe("dashed");
});

test("a task has its box in the place of the bullet, beside which its words begin alike", async () => {
  const page = await openWith(
    `<ul><li>Word</li></ul><ul class="tasks"><li>☐ Word ${"and more ".repeat(9)}</li></ul>`,
  );
  const [item, task] = await page.locator(".prose li").evaluateAll(all =>
    all.map(li => {
      const words = document.createRange();
      words.selectNodeContents(li);
      const lines = [...words.getClientRects()].map(({ left }) => left);
      return { bullet: getComputedStyle(li).listStyleType, first: lines[0], last: lines.at(-1) };
    }),
  );
  expect(item?.bullet).toBe("disc");
  expect(task?.bullet).toBe("none");
  expect(task?.first).toBeLessThan((item?.first ?? 0) - 10);
  expect(task?.last).toBe(item?.first);
});

test("a picture the size of a word stands in its sentence", async () => {
  const page = await openWith(`<p>One</p><p>One ${pictureOf(24, 24)} two</p>`);
  const heights = await page
    .locator(".prose p")
    .evaluateAll(all => all.map(paragraph => paragraph.getBoundingClientRect().height));
  expect(heights[1]).toBeLessThan(1.5 * (heights[0] ?? 0));
});

test("a picture in a text is as wide as it is itself, and no wider than its text", async () => {
  const page = await openWith(`<p>${pictureOf(200, 100)}</p><p>${pictureOf(900, 300)}</p>`);
  const boxes = await page.locator(".prose [data-picture]").evaluateAll(all =>
    all.map(frame => {
      const { width, height } = frame.getBoundingClientRect();
      const room = frame.closest("p")?.getBoundingClientRect().width ?? 0;
      return { filled: width / room, share: height / width, width };
    }),
  );
  expect(boxes[0]).toMatchObject({ width: 200, share: 0.5 });
  expect(boxes[1]?.filled).toBeCloseTo(1, 2);
  expect(boxes[1]?.share).toBeCloseTo(1 / 3, 2);
});

test("a picture in a text that fails has the fallback in its place, and a sentence where that fails too", async () => {
  const page = await openWith(`<p>${pictureOf(200, 100, "/no-such-fallback.svg")}</p>`);
  const frame = page.locator(".prose [data-picture]");
  await frame.getByText("Image failed to load").waitFor();
  expect(await frame.boundingBox()).toMatchObject({ width: 200, height: 100 });
  await openWith(`<p>${pictureOf(200, 100, "/favicon.svg")}</p>`);
  await expect.poll(() => frame.getAttribute("data-picture")).toBe("loaded");
  expect(await frame.locator("img").getAttribute("src")).toBe("/favicon.svg");
  expect(await frame.boundingBox()).toMatchObject({ width: 200, height: 100 });
});

/** That there is none at its address does not matter to what it is given room for. */
function pictureOf(width: number, height: number, fallback = ""): string {
  const image = `<picture><img src="/no-such-picture.jpg" alt="A shop" width="${width}" height="${height}"></picture>`;
  const picture = { src: fallback, width, height, sources: [] };
  return textPicture(image, picture, { image: () => picture });
}

test("prices on the right of a table end where its lines end", async () => {
  const page = await openWith(
    `<section class="table-scroll"><table><tr><td>Page</td><td class="align-right">£199</td></tr></table></section>`,
  );
  const [words, lines] = await page.locator(".table-scroll").evaluate(table => {
    const range = document.createRange();
    range.selectNodeContents(table.querySelector(".align-right") ?? table);
    return [range.getBoundingClientRect().right, table.getBoundingClientRect().right];
  });
  expect(words).toBeCloseTo(lines ?? 0, 0);
});

test("a table of a name and four columns of figures is whole on a phone", async () => {
  const row = (tag: string, ...cells: string[]) =>
    `<tr>${cells.map((cell, at) => `<${tag}${at ? ' class="align-right"' : ""}>${cell}</${tag}>`).join("")}</tr>`;
  const page = await openWith(
    `<section class="table-scroll"><table>${row("th", "Shop", "May", "June", "July", "August")}${row("td", "Rugby", "£199", "£349", "£120", "£599")}</table></section>`,
  );
  const hidden = await page
    .locator(".table-scroll")
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

test("an empty corner of a table has no line above it, as the headings beside it have none", async () => {
  const page = await openWith(
    "<table><thead><tr><td></td><th>May</th></tr></thead><tbody><tr><td>Rugby</td><td>2</td></tr></tbody></table>",
  );
  const lines = await page
    .locator(".prose :is(th, td)")
    .evaluateAll(cells => cells.map(cell => getComputedStyle(cell).borderTopWidth));
  expect(lines).toEqual(["0px", "0px", "1px", "1px"]);
});

test("a line that is drawn above a heading takes the place of the heading's own", async () => {
  const gaps = async (html: string) => {
    const page = await openWith(html);
    return page.locator(".prose").evaluate(prose => {
      const range = document.createRange();
      range.selectNodeContents(prose.querySelector("h2") ?? prose);
      const line = prose.querySelector("hr") ?? prose.querySelector("h2");
      const { borderTopColor, borderTopWidth } = getComputedStyle(line ?? prose);
      const top = line?.getBoundingClientRect().top ?? 0;
      const edges = [...prose.children].filter(
        part => Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0,
      );
      const below = Math.round(range.getBoundingClientRect().top - top);
      return { below, borderTopColor, borderTopWidth, lines: edges.length };
    });
  };
  const own = await gaps("<p>Text</p><h2>Heading</h2>");
  expect(own.lines).toBe(1);
  expect(await gaps("<p>Text</p><hr><h2>Heading</h2>")).toEqual(own);
});

test("a heading within a quote is as large as one outside", async () => {
  const page = await openWith("<h2>One</h2><blockquote><h2>Two</h2></blockquote>");
  const sizes = await page
    .locator(".prose h2")
    .evaluateAll(all => all.map(heading => getComputedStyle(heading).fontSize));
  expect(new Set(sizes).size).toBe(1);
});

test("two quotes in a row share the dashes between them", async () => {
  const page = await openWith(
    "<blockquote><p>One</p></blockquote><blockquote><p>Two</p></blockquote>",
  );
  const between = await page.locator(".prose").evaluate(prose => {
    const [first, second] = [...prose.children];
    const { top } = second?.getBoundingClientRect() ?? new DOMRect();
    const dashed = second && getComputedStyle(second).borderTopWidth;
    return [top - (first?.getBoundingClientRect().bottom ?? 0), dashed];
  });
  expect(between).toEqual([0, "0px"]);
});

test("a quote has more room around it than a paragraph", async () => {
  const page = await openWith("<p>One</p><p>Two</p><blockquote><p>Q</p></blockquote><p>Three</p>");
  const [plain = 0, above, below] = await page.locator(".prose").evaluate(prose => {
    const parts = [...prose.children].map(part => part.getBoundingClientRect());
    return parts.slice(1).map(({ top }, index) => top - (parts[index]?.bottom ?? 0));
  });
  expect(above).toBeGreaterThan(plain + 8);
  expect(below).toBe(above);
});

test("a quote in an item of a list or in a quote stands as near to its text as all else there", async () => {
  const quotes = "<blockquote><p>Q</p></blockquote><blockquote><p>R</p></blockquote>";
  for (const around of ["li", "blockquote"]) {
    const page = await openWith(`<${around}><p>One</p><p>Two</p>${quotes}</${around}>`);
    const [plain, above, between] = await page.locator(`.prose > ${around}`).evaluate(whole => {
      const parts = [...whole.children].map(part => part.getBoundingClientRect());
      return parts.slice(1).map(({ top }, index) => top - (parts[index]?.bottom ?? 0));
    });
    expect([above, between], around).toEqual([plain, 0]);
  }
});

test("a heading of the fourth level stands nearer to its text than to the text before it", async () => {
  const page = await openWith("<p>Text</p><h4>Heading</h4><p>Its text</p>");
  const [above = 0, below = 0] = await page.locator(".prose").evaluate(prose => {
    const [before, heading, after] = [...prose.children].map(part => part.getBoundingClientRect());
    const at = heading ?? new DOMRect();
    return [at.top - (before?.bottom ?? 0), (after?.top ?? 0) - at.bottom];
  });
  expect(above).toBeGreaterThan(below + 8);
});

test("on paper a table of many columns and a long line of code are whole", async () => {
  const row = (cell: string) => `<tr>${`<${cell}>Renewal</${cell}>`.repeat(8)}</tr>`;
  const page = await openWith(
    `<section class="table-scroll"><table>${row("th")}${row("td")}</table></section><pre><code>${"some words ".repeat(40)}</code></pre>`,
  );
  // As wide as a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const cutOff = await page
    .locator(".prose :is(.table-scroll, pre)")
    .evaluateAll(parts => parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  await page.emulateMedia({ media: null });
  expect(cutOff).toEqual([0, 0]);
});
