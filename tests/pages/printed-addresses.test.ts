import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("the address of a map is printed no larger than other words, though its street stands in heading type", async () => {
  const page = await open("/restaurant-web-design/");
  await page.emulateMedia({ media: "print" });
  const link = page.locator('.ways a[href^="http"]').last();
  const { content, size, bodySize } = await link.evaluate(element => {
    const { content, fontSize } = getComputedStyle(element, "::after");
    const body = getComputedStyle(document.body).fontSize;
    return { content, size: Number.parseFloat(fontSize), bodySize: Number.parseFloat(body) };
  });
  expect(content).toContain("http");
  expect(size).toBeLessThanOrEqual(bodySize);
});
