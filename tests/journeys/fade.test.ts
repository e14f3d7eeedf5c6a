import { expect, test } from "vitest";
import { routes } from "../../domain/addresses.ts";
import { spelled } from "../spelled.ts";
import { desk, journey } from "./journey.ts";

const { visit } = journey();

test("a page fades in from another within an eighth of a second: until then Chromium loses what is pressed", async () => {
  const page = await visit(routes.terms, { ...desk, reducedMotion: "no-preference" });
  await page.context().addInitScript(() => {
    addEventListener("pagereveal", async event => {
      await event.viewTransition?.ready;
      const parts = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      Object.assign(window, { fades: parts.map(Number) });
    });
  });
  await page.evaluate(address => location.assign(address), spelled(routes.privacy));
  const longest = () =>
    page.evaluate(() => Math.max(...(Reflect.get(window, "fades") ?? [0]))).catch(() => 0);
  await expect.poll(longest).toBeGreaterThan(0);
  expect(await longest()).toBeLessThanOrEqual(125);
});
