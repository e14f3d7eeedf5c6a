import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { journey } from "./journey.ts";

const { visit } = journey();

async function sizeOf(part: Locator): Promise<{ x: number; y: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not to be seen");
  return box;
}

test("the cross of the order is the one that stood there while it was loading", async () => {
  const page = await visit("/", { viewport: { width: 390, height: 844 } });
  let go = () => {};
  const asked = new Promise<void>(resolve => {
    go = resolve;
  });
  await page.route("**/configurator*.js", async route => {
    await asked;
    await route.continue();
  });
  await page.getByRole("button", { name: "Get Your FREE Quote" }).first().click();
  const dialog = page.locator("dialog[open]");
  const cross = dialog.locator(".dialog-close");
  await dialog.getByText("Loading...").waitFor();
  const before = await sizeOf(cross);
  go();
  await dialog.getByRole("heading", { name: "Choose Your Package" }).waitFor();
  expect(await sizeOf(cross)).toEqual(before);
  // A sign that our letters lack would be another one on each system.
  expect(await cross.textContent()).toBe("");
});
