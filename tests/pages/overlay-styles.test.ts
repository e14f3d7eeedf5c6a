import { expect, test } from "vitest";
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
