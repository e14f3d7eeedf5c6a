import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

const open = shownPages();

test("the blog's search field is as high as the buttons beside it, and their names stand in one line", async () => {
  const page = await open("/blog/", 1280);
  const [field, button, label, legend] = await Promise.all(
    ["#blog-search", "[data-topic]", ".blog-search .field-label", ".blog-search legend"].map(part =>
      page.locator(part).first().boundingBox(),
    ),
  );
  expect(field?.height).toBe(button?.height);
  expect(label?.y).toBe(legend?.y);
});
