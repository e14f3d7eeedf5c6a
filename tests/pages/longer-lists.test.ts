import { expect, test } from "vitest";
import { routes } from "../../domain/addresses.ts";
import { brokenWords } from "./broken-words.ts";
import { shownPages } from "./shown-pages.ts";

// Owners add to what was specified: a village, a longer module, one more thing to know.
const open = shownPages();
const widths = [960, 1024, 1280, 1920];

async function openWithPlaces(route: string) {
  const page = await open(route);
  await page.locator(".area-names").evaluate(list => {
    const names = ["Dunchurch Village", "Northampton", "Newbold-on-Avon", "Chapelfields"];
    list.setAttribute("data-many", "true");
    list.innerHTML = [...names, ...names, ...names].map(name => `<li>${name}</li>`).join("");
  });
  return page;
}

test.each([routes.seoCoventry, routes.seoBilton, routes.seoDunchurch])(
  "twelve places on %s keep their names whole",
  async route => {
    const page = await openWithPlaces(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await page.evaluate(brokenWords, ".area-names")]).toEqual([width, []]);
    }
  },
);

test("where they have the page's whole width, twelve places stand in rows of four", async () => {
  const page = await openWithPlaces(routes.seoCoventry);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const columns = await page
      .locator(".area-names")
      .evaluate(list => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    expect([width, columns]).toEqual([width, 4]);
  }
});

test.each([768, 1024, 1280])("a module of 12.75h says so in one line at %i pixels", async width => {
  const page = await open(routes.trainingDunchurch, width);
  await page
    .locator(".timetable-time")
    .first()
    .evaluate(time => {
      time.textContent = "12.75h";
    });
  expect(await page.evaluate(brokenWords, ".timetable")).toEqual([]);
});

test("a third thing to know before a session begins where the first does", async () => {
  const page = await open(routes.trainingDunchurch);
  const lefts = await page.locator(".briefing").evaluate(list => {
    list.append(list.firstElementChild?.cloneNode(true) ?? "");
    return Array.from(list.querySelectorAll("h2"), h2 => h2.getBoundingClientRect().left);
  });
  expect(lefts).toHaveLength(3);
  expect(lefts[2]).toBe(lefts[0]);
});
