import { expect, test } from "vitest";
import { colours, signalColours } from "../../content/colours.ts";
import { uses } from "../../templates/mismatches/contrast.ts";
import { rgb } from "../rgb.ts";
import { allRoutes, articleRoutes, industryRoutes, locationRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

/** One page of each kind. */
const routes = [
  ...[articleRoutes, locationRoutes, industryRoutes].flatMap(([first]) => first ?? []),
  ...allRoutes.filter(
    route => ![...articleRoutes, ...locationRoutes, ...industryRoutes].includes(route),
  ),
  "/404.html",
];

const values = { ...colours, ...signalColours };
const names = new Map(Object.entries(values).map(([name, colour]) => [rgb(colour), name]));
const compared = new Set(
  uses.flatMap(({ front, on }) =>
    on
      .map(ground => [rgb(values[front]), rgb(values[ground])])
      .flatMap(pair => [`${pair}`, `${pair.reverse()}`]),
  ),
);

test("words stand on no other colours than those that a build compares them with", async () => {
  const found = new Map<string, string>();
  for (const route of routes)
    for (const [ink = "", ground = ""] of await (await open(route)).evaluate(inksAndGrounds))
      if (names.has(ink) && names.has(ground))
        found.set(`${[ink, ground]}`, `${names.get(ink)} on ${names.get(ground)}`);
  expect(found.size).toBeGreaterThan(9);
  expect([...found].filter(([pair]) => !compared.has(pair))).toEqual([]);
});

/** The colour of each text, and of the nearest ground below it. */
function inksAndGrounds(): string[][] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[][] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    // The header lies over a band that it does not stand in; shapes of a drawing have no background.
    if (!text.textContent?.trim() || !around?.checkVisibility() || around.closest("header, svg"))
      continue;
    let ground: Element | null = around;
    while (ground && getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)")
      ground = ground.parentElement;
    if (ground)
      found.push([getComputedStyle(around).color, getComputedStyle(ground).backgroundColor]);
  }
  return found;
}
