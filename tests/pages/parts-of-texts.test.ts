import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../built-site.ts";
import { articleRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();
/** Pages are spared the rules for what their texts do not have. */
const rules = readFileSync(join(projectRoot, "templates/plain/prose.css"), "utf8");

async function openWith(text: string) {
  const page = await open(articleRoutes[0] ?? "", 360);
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
