import { expect, test } from "vitest";
import { routes } from "../../domain/addresses.ts";
import { spelled } from "../spelled.ts";
import { desk, journey } from "./journey.ts";

const { visit } = journey();

test("a page fades in from another within an eighth of a second: until then Chromium loses what is pressed", async () => {
  const page = await visit(routes.terms, { ...desk, reducedMotion: "no-preference" });
  await page.context().addInitScript(() => {
    addEventListener("pagereveal", async event => {
      // A slow machine may have painted the page before, and then it comes without a fade.
      await event.viewTransition?.ready.catch(() => undefined);
      const parts = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      Object.assign(window, { fades: parts.map(Number) });
    });
  });
  const ways = [routes.terms, routes.privacy].map(spelled);
  const fades: number[] = [];
  const goOn = async () => {
    const [way = ""] = ways.reverse();
    await page.evaluate(address => location.assign(address), way);
    await page.waitForURL(url => url.pathname === way);
    const shown = await page.waitForFunction(() => Reflect.get(window, "fades"));
    fades.push(...((await shown.jsonValue()) as number[]));
    return fades.length;
  };
  await expect.poll(goOn).toBeGreaterThan(0);
  expect(Math.max(...fades)).toBeLessThanOrEqual(125);
});
