import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { buttons } from "../../content/navigation.ts";
import { articlesShown, howMany, lone, loneCategory, otherCategory, topic } from "../articles.ts";
import { askOnlyIfThere } from "../pages/routes.ts";
import { spelled } from "../spelled.ts";
import { holdBack } from "./hold-back.ts";
import { desk, journey } from "./journey.ts";
import { aMoment, openQuote, press, stopClock } from "./steps.ts";
import { writeThousand } from "./thousand-articles.ts";

const { visit } = journey();

const shown = (page: Page) => page.locator(".card:visible h3").allInnerTexts();

test("the blog is searched by words, topics and categories, together and in any case", async () => {
  const page = await visit("/blog/", desk);
  const box = page.getByLabel(blog.searchLabel);
  expect(await box.getAttribute("dir")).toBe("auto");
  const all = await shown(page);
  expect(all).toHaveLength(articlesShown);
  for (const topic of blog.topics) {
    await page.locator(`[data-topic="${topic}"]`).click();
    // The first press waits for the code.
    await expect.poll(() => box.inputValue()).toBe(topic.toLowerCase());
    await expect.poll(() => shown(page)).toHaveLength(Math.min(howMany(topic), blog.perPage));
  }
  await box.fill("");
  await expect.poll(() => shown(page)).toEqual(all);
  const count = page.locator("[data-count]");
  expect(await count.isVisible()).toBe(false);
  const filter = page.locator(`[data-filter="${otherCategory.id}"]`);
  await filter.click();
  expect(await filter.getAttribute("aria-pressed")).toBe("true");
  const others = howMany("", otherCategory.id);
  await expect.poll(() => shown(page)).toHaveLength(Math.min(others, blog.perPage));
  expect(await count.innerText()).toBe(`${others} article${others === 1 ? "" : "s"}`);
  await box.fill(lone.word.toUpperCase());
  expect(await shown(page)).toEqual([]);
  const nothing = await page.locator("[data-empty]").innerText();
  expect(nothing.split(/\n+/)).toEqual([blog.empty.title, blog.empty.text]);
  await press(page, blog.allPostsLabel);
  expect(await box.inputValue()).toBe("");
  await expect.poll(() => shown(page)).toEqual(all);
  await box.fill("nowhere to be found");
  expect(await page.getByText(blog.empty.title).isVisible()).toBe(true);
  await press(page, blog.allPostsLabel);
  await expect.poll(() => shown(page)).toEqual(all);
  await page
    .locator("[data-said]")
    .filter({ hasText: `${howMany("")} article` })
    .waitFor({ state: "attached" });
});

test("what is searched for is kept in the address, for Back and for who is sent the link", async () => {
  const page = await visit("/blog/", desk);
  const box = page.getByLabel(blog.searchLabel);
  const { word, category } = lone;
  await page.locator(`[data-filter="${category}"]`).click();
  await page.waitForURL(`**${spelled(`/blog/?category=${category}`)}`);
  await page.reload();
  await page.locator(`[data-filter="${category}"][aria-pressed=true]`).waitFor();
  await box.fill(`${word} & more`);
  await page.waitForURL(`**${spelled(`/blog/?q=${word}+%26+more&category=${category}`)}`);
  await box.fill(word);
  await page.waitForURL(`**${spelled(`/blog/?q=${word}&category=${category}`)}`);
  const found = await shown(page);
  expect(found).toHaveLength(1);
  await page.locator(".card a:visible").click();
  await page.locator(".article-head").waitFor();
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(found);
  expect(await box.inputValue()).toBe(word);
  expect(await page.locator('[aria-pressed="true"]').innerText()).toBe(loneCategory.name);
  await press(page, blog.allPostsLabel);
  await page.waitForURL(`**${spelled("/blog/")}`);
  await expect.poll(() => shown(page)).toHaveLength(articlesShown);
});

test("a text that was pasted into the search by mistake makes no address that a reload could not ask for", async () => {
  const page = await visit("/blog/?from=letter", desk);
  const box = page.getByLabel(blog.searchLabel);
  await box.fill("£".repeat(499));
  await page.waitForURL(/from=letter&q=(%C2%A3){499}$/);
  await box.fill("£".repeat(5000));
  await page.waitForURL(/from=letter$/);
  await page.getByText(blog.empty.title).waitFor();
});

test("who follows a link as soon as the word is typed finds the search again with Back", async () => {
  const page = await visit("/blog/", desk);
  const box = page.getByLabel(blog.searchLabel);
  await box.fill(lone.word.slice(0, -1));
  // A blog of many pages has had its index by now, which would not come while the clock stands still.
  await page.locator("[data-count]:not([data-idle])", { hasText: /^\d+ article/ }).waitFor();
  // The pause before the last letter is over: its timer is not of the clock that is stopped, and would keep that letter too.
  await page.waitForURL(/[?]q=/);
  // From here on no pause in the typing ever comes.
  await stopClock(page);
  await box.press("End");
  await box.press(lone.word.slice(-1));
  await expect.poll(() => shown(page)).toHaveLength(1);
  await page.locator(".card a:visible").click();
  await page.locator(".article-head").waitFor();
  await page.goBack();
  await expect.poll(() => box.inputValue()).toBe(lone.word);
  expect(new URL(page.url()).search).toBe(`?q=${lone.word}`);
  await page.locator(`[data-filter="${lone.category}"]`).click();
  await page.waitForURL(/&category=/);
});

test("what else the address says, such as an advertisement's mark, stays while articles are searched", async () => {
  const page = await visit("/blog/?utm_source=mail", desk);
  const box = page.getByLabel(blog.searchLabel);
  await box.fill(lone.word);
  await page.waitForURL(`**${spelled(`/blog/?utm_source=mail&q=${lone.word}`)}`);
  await press(page, blog.allPostsLabel);
  await page.waitForURL(`**${spelled("/blog/?utm_source=mail")}`);
});

test("a search that comes into the address while an order is open leaves the order its entry of the history", async () => {
  const page = await visit("/blog/", desk);
  const box = page.getByLabel(blog.searchLabel);
  await box.fill(lone.word);
  await expect.poll(() => shown(page)).toHaveLength(1);
  await openQuote(page, buttons.quoteInHeader);
  // As by who opens it before the typing is called a pause.
  await box.evaluate((input: HTMLInputElement) => {
    input.value += " and more";
    input.dispatchEvent(new Event("input"));
  });
  await page.waitForURL(/and\+more$/);
  expect(await page.evaluate(() => history.state)).toBe(true);
});

test("a link to a category that is no more shows all articles", async () => {
  const page = await visit(`/blog/?q=${lone.word}&category=no-more`, desk);
  const box = page.getByLabel(blog.searchLabel);
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect(await page.locator('[aria-pressed="true"]').innerText()).toBe(blog.allPostsLabel);
  await box.fill("");
  await expect.poll(() => shown(page)).toHaveLength(articlesShown);
});

test("an address that asks for nothing brings no code before it is needed", async () => {
  askOnlyIfThere("/blog/");
  const page = await visit("/privacy/", desk);
  const code: string[] = [];
  page.on("request", request => code.push(request.url()));
  await page.goto(new URL("/blog/", page.url()).href, { waitUntil: "networkidle" });
  expect(code.filter(url => url.includes("blog-search"))).toEqual([]);
});

test("a topic pressed before the code is there counts all the same", async () => {
  const page = await visit("/blog/", desk);
  const release = await holdBack(page, "**/blog-search-*.js");
  await page.getByLabel(blog.searchLabel).fill(lone.word);
  await page.locator(`[data-filter="${otherCategory.id}"]`).click();
  release();
  await page.getByText(blog.empty.title).waitFor();
  expect(await shown(page)).toEqual([]);
});

test("a topic pressed while the code cannot be had is there for the next press", async () => {
  const page = await visit("/blog/", desk);
  await page.route("**/blog-search-*.js", route => route.abort());
  const failed = page.waitForEvent("requestfailed");
  const button = page.locator(`[data-topic="${topic.name}"]`);
  await button.click();
  await failed;
  await page.unroute("**/blog-search-*.js");
  await expect
    .poll(async () => {
      await button.click();
      return page.getByLabel(blog.searchLabel).inputValue();
    })
    .toBe(topic.name.toLowerCase());
});

test("with a thousand articles all are searched through an index fetched on first use", async () => {
  const page = await visit("/blog/", desk);
  const { fetched } = await writeThousand(page);
  const box = page.getByLabel(blog.searchLabel);
  const count = page.locator("[data-count]");
  const pages = page.getByLabel("Pages of articles");
  await box.focus();
  await expect.poll(() => page.locator("main [data-island]").count()).toBe(0);
  await box.click();
  expect(fetched()).toBe(0);
  expect(await pages.isVisible()).toBe(true);
  await box.fill("TENTH");
  await count.filter({ hasText: "100 articles" }).waitFor();
  expect((await shown(page)).slice(0, 2)).toEqual(["Article 0", "Article 10"]);
  await expect.poll(() => shown(page)).toHaveLength(24);
  expect(await pages.isVisible()).toBe(false);
  await press(page, "Show more articles");
  await expect.poll(() => shown(page)).toHaveLength(48);
  expect(await page.locator(".card a:focus").innerText()).toBe("Article 240");
  await page.locator(`[data-filter="${otherCategory.id}"]`).click();
  expect(await count.innerText()).toBe("0 articles");
  await box.fill("");
  expect(await count.innerText()).toBe("500 articles");
  await press(page, blog.allPostsLabel);
  await expect.poll(() => shown(page)).toHaveLength(4);
  expect(await pages.isVisible()).toBe(true);
  expect(fetched()).toBe(1);
  expect(await page.evaluate(cardsByFrame, "tenth")).toEqual([4, 8, 12, 16, 20, 24]);
  // The button of a search that is typed over at once does not come after it.
  await box.evaluate((input: HTMLInputElement) => {
    for (input.value of ["other", "nowhere"]) input.dispatchEvent(new Event("input"));
  });
  await aMoment(page);
  expect(await page.getByRole("button", { name: "Show more articles" }).count()).toBe(0);
});

test("the keyboard goes on at the first article that is shown next, also among those of a long page", async () => {
  const page = await visit("/blog/", desk);
  await page.locator("[data-cards]").evaluate(list => {
    const [first] = list.children;
    while (first && list.children.length < 60) list.append(first.cloneNode(true));
  });
  const box = page.getByLabel(blog.searchLabel);
  await box.fill("nowhere");
  await page.getByText(blog.empty.title).waitFor();
  await box.fill("");
  for (const [before, after] of [24, 48, 60].entries()) {
    await expect.poll(() => shown(page)).toHaveLength(after);
    if (before) await page.locator(`.card:nth-child(${24 * before + 1}) a:focus`).waitFor();
    if (after < 60) await press(page, "Show more articles");
  }
});

test("nobody is told that there is nothing while the index is on its way", async () => {
  const page = await visit("/blog/", desk);
  await writeThousand(page);
  const release = await holdBack(page, "**/blog/index.json");
  const box = page.getByLabel(blog.searchLabel);
  const count = page.locator("[data-count]");
  const said = page.locator("[data-said]");
  await box.fill("article 999");
  await said.filter({ hasText: "Searching..." }).waitFor({ state: "attached" });
  expect(await count.innerText()).toBe("Searching...");
  expect(await page.getByText(blog.empty.title).isVisible()).toBe(false);
  release();
  await count.filter({ hasText: "1 article" }).waitFor();
  expect(await shown(page)).toEqual(["Article 999"]);
  await box.fill("nowhere");
  await page.getByText(blog.empty.title).waitFor();
  await expect.poll(() => said.innerText()).toBe("0 articles");
  expect(await page.getByText(blog.empty.title).count()).toBe(1);
});

test.each([
  ["is lost", (route: Route) => route.abort()],
  ["is refused", (route: Route) => route.fulfill({ status: 503, body: '{"error":"busy"}' })],
  ["is another page", (route: Route) => route.fulfill({ body: "<!doctype html>\n<p>Sign in</p>" })],
])(
  "a search whose index %s says that it knows this page only, and the next key tries again",
  async (_, lost) => {
    const page = await visit("/blog/", desk);
    await writeThousand(page);
    await page.route("**/blog/index.json", lost);
    const box = page.getByLabel(blog.searchLabel);
    const count = page.locator("[data-count]");
    await box.fill("article 99");
    await count.filter({ hasText: "Only this page was searched" }).waitFor();
    expect(await page.getByText(blog.empty.title).isVisible()).toBe(false);
    await box.fill("");
    await page.locator("[data-said]").filter({ hasText: "1000 articles" }).waitFor();
    // Nothing is on its way any more.
    await box.fill("article 9");
    await count.filter({ hasText: "Only this page was searched" }).waitFor();
    await page.unroute("**/blog/index.json", lost);
    await box.fill("article 999");
    await count.filter({ hasText: /^1 article$/ }).waitFor();
  },
);

/** How many cards are shown in each frame after a word has been typed over another, until there are no more. */
async function cardsByFrame(word: string): Promise<number[]> {
  const counts: number[] = [];
  const box = document.querySelector<HTMLInputElement>("#blog-search");
  for (const typed of ["other", word]) {
    if (box) box.value = typed;
    box?.dispatchEvent(new Event("input"));
  }
  while ((counts.at(-1) ?? 0) < 24) {
    await new Promise(requestAnimationFrame);
    const count = document.querySelectorAll(".card:not([hidden])").length;
    if (count !== counts.at(-1)) counts.push(count);
  }
  return counts;
}
