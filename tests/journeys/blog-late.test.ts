import { expect, test } from "vitest";
import { blog } from "../../content/blog.ts";
import { askOnlyIfThere } from "../pages/routes.ts";
import { holdBack } from "./hold-back.ts";
import { desk, journey } from "./journey.ts";
import { stopClock } from "./steps.ts";
import { writeThousand } from "./thousand-articles.ts";

const { visit } = journey();

test.each([
  ["its code", "blog-search"],
  ["any code", "base"],
])("a search that cannot have %s says so after a while to who uses it", async (_, name) => {
  askOnlyIfThere("/blog/");
  const page = await visit("/privacy/", desk);
  await page.route(`**/${name}-*.js`, route => route.abort());
  await page.goto(new URL("/blog/", page.url()).href);
  const late = page.getByText("The search has not loaded yet.");
  const box = page.getByLabel(blog.searchLabel);
  const cards = page.locator("[data-cards]");
  const top = (await cards.boundingBox())?.y;
  // For a mouse that only rests there nothing moves, not even later.
  await box.hover();
  expect(await late.evaluate(words => words.getAnimations().length)).toBe(0);
  await late.evaluate(words => {
    document.querySelector<HTMLElement>("#blog-search")?.focus();
    if (words.checkVisibility({ visibilityProperty: true })) throw new Error("It is said at once");
  });
  await late.waitFor();
  if (name === "base") return;
  await page.unroute(`**/${name}-*.js`);
  await box.press("a");
  await late.waitFor({ state: "hidden" });
  expect((await cards.boundingBox())?.y).toBe(top);
});

test.each([
  ["typed", false],
  ["typed and left", true],
])("a word that was %s before any code came is searched for when it comes", async (_, isLeft) => {
  askOnlyIfThere("/blog/");
  const page = await visit("/privacy/", desk);
  let deliver = () => {};
  const asked = new Promise<void>(resolve => {
    deliver = resolve;
  });
  await page.route("**/base-*.js", async route => {
    await asked;
    await route.continue();
  });
  await page.goto(new URL("/blog/", page.url()).href, { waitUntil: "commit" });
  const box = page.getByLabel(blog.searchLabel);
  await box.fill("no article holds this");
  if (isLeft) await box.blur();
  deliver();
  await page.locator("[data-empty]").waitFor();
});

test("how many articles a word finds is heard once its typing pauses, not on every key", async () => {
  const page = await visit("/blog/", desk);
  const box = page.getByLabel(blog.searchLabel);
  await box.focus();
  await expect.poll(() => page.locator("main [data-island]").count()).toBe(0);
  await stopClock(page);
  const said = page.locator("[data-said]");
  for (const key of "word") {
    await box.press(key);
    await page.clock.runFor(600);
    expect(await said.textContent()).toBe("");
  }
  await page.clock.runFor(200);
  expect(await said.textContent()).toMatch(/article/);
});

test("a reload right after the last key finds the search again, and no key alone is a new address", async () => {
  const page = await visit("/blog/", desk);
  const box = page.getByLabel(blog.searchLabel);
  await box.focus();
  await expect.poll(() => page.locator("main [data-island]").count()).toBe(0);
  await stopClock(page);
  for (const key of "word") {
    await box.press(key);
    await page.clock.runFor(100);
    expect(new URL(page.url()).search).toBe("");
  }
  // As soon as a hand can go from the word to the keys of a reload.
  await page.clock.runFor(100);
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe("word");
});

test("a search whose index never comes says so in the end", async () => {
  const page = await visit("/blog/", desk);
  await writeThousand(page);
  await holdBack(page, "**/blog/index.json");
  await stopClock(page);
  await page.getByLabel(blog.searchLabel).fill("article 999");
  const count = page.locator("[data-count]");
  await count.filter({ hasText: "Searching..." }).waitFor();
  await page.clock.runFor(30_000);
  await count.filter({ hasText: "Only this page was searched" }).waitFor();
});
