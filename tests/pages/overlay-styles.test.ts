import { expect, test } from "vitest";
import { dressed } from "../journeys/steps.ts";
import { equalWeights } from "./equal-weights.ts";
import { allRoutes, industryRoutes } from "./routes.ts";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();
const routes = [...allRoutes.slice(0, 1), ...industryRoutes.slice(0, 1)];

test.each(routes)(
  "the styles that come with the first menu or dialog of %s move nothing of the page",
  async route => {
    const page = await open(route, 412);
    const places = () =>
      page.locator("main *, .footer *").evaluateAll(parts =>
        parts.map(part => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round).join(" ");
        }),
      );
    const before = await places();
    await page.locator(".burger").hover();
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet,
    );
    expect(await places()).toEqual(before);
  },
);

test.each(routes)(
  "nothing that lies over %s is said otherwise by a later rule of the page",
  async route => {
    const page = await open(route);
    await page.locator("[data-open=quote]").first().click();
    await page.locator("dialog[open] .order-progress").waitFor();
    expect(await page.evaluate(equalWeights)).toEqual([]);
  },
);

test("a wrong field stays red and a button that is off stays grey under the mouse, though the page's own rules come later", async () => {
  const page = await open("/");
  const form = page.locator("main form").last();
  const button = form.locator("button.button").first();
  await button.click();
  const field = form.locator("[aria-invalid=true]").first();
  await field.waitFor();
  await dressed(page);
  await button.evaluate(element => element.toggleAttribute("disabled"));
  for (const part of [field, button]) {
    const colours = () =>
      part.evaluate(async element => {
        await Promise.all(element.getAnimations().map(({ finished }) => finished));
        const { borderColor, backgroundColor, color } = getComputedStyle(element);
        return { borderColor, backgroundColor, color };
      });
    await page.mouse.move(0, 0);
    const untouched = await colours();
    await part.hover({ force: true });
    expect(await colours()).toEqual(untouched);
  }
});
