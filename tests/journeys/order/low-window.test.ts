import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { seoCatalogue, webCatalogue } from "../../../content/catalogue.ts";
import { ordersPath } from "../../../domain/calls.ts";
import { firstPackage, needAddon } from "../../offers.ts";
import { journey } from "../journey.ts";
import { answer, filledOrder, openQuote, press, stepOn, tick, toReview } from "../steps.ts";

const { visit } = journey();

test("on a phone held sideways 'No payment now.' is read below the buttons however long the summary is", async () => {
  const page = await visit("/", { viewport: { width: 844, height: 390 } });
  const dialog = await openQuote(page);
  await toReview(
    dialog,
    webCatalogue.addons.map(({ name }) => [name]),
  );
  const [note, button] = [dialog.locator(".order-no-payment"), dialog.locator(".order-next")];
  expect(await edge(note, "top")).toBeGreaterThan(await edge(button, "bottom"));
  expect(await edge(note, "bottom")).toBeLessThanOrEqual(await edge(dialog, "bottom"));
});

test.each([
  [844, 390],
  [1280, 600],
])(
  "in a window of %i by %i a failure is read above the buttons however long the summary is",
  async (width, height) => {
    const page = await visit("/", { viewport: { width, height } });
    // Three lines long, as what the service says of add-ons that are gone.
    const selected_addons = "Please load this page again, some of it is no longer sold. ".repeat(2);
    const body = JSON.stringify({ error: { fields: { selected_addons } } });
    await answer(page, ordersPath, { status: 400, body });
    const dialog = await filledOrder(
      page,
      webCatalogue.addons.map(({ name }) => [name]),
    );
    const note = await refused(dialog);
    expect(await edge(note, "bottom")).toBeLessThanOrEqual(
      await edge(dialog.locator(".order-next"), "top"),
    );
    // In a window with room for them, the sums stay in view above it.
    const sum = dialog.locator(".order-summary-total").last();
    if (height > 480)
      expect(await edge(sum, "bottom")).toBeLessThanOrEqual((await edge(note, "top")) + 1);
  },
);

test.each([
  [1024, 768],
  [768, 800],
])(
  "on a tablet of %i by %i a failure leaves what is said of VAT to be read with eight add-ons of a line each",
  async (width, height) => {
    const page = await visit("/", { viewport: { width, height } });
    await answer(page, ordersPath, { status: 500 });
    const dialog = await filledOrder(
      page,
      webCatalogue.addons.slice(0, 8).map(({ name }) => [name]),
    );
    // Whoever sells what takes two lines to name scrolls to the last sentence.
    await dialog.locator(".order-summary-line > :first-child").evaluateAll(names => {
      for (const name of names) name.textContent = "Extra page × 1";
    });
    const note = await refused(dialog);
    const vat = dialog.locator(".order-summary > .form-note").last();
    expect(await edge(vat, "bottom")).toBeLessThanOrEqual(await edge(note, "top"));
  },
);

test.each([
  [812, 375],
  [844, 390],
  [852, 393],
])(
  "on a phone of %i by %i held sideways what is said of VAT is not cut by the buttons",
  async (width, height) => {
    const dialog = await openQuote(await visit("/", { viewport: { width, height } }));
    await toReview(dialog);
    const vat = dialog.locator(".order-summary > .form-note").last();
    expect(await edge(vat, "bottom")).toBeLessThanOrEqual(
      await edge(dialog.locator(".order-actions"), "top"),
    );
  },
);

test.each([
  [1280, 600],
  [1024, 768],
])(
  "in a window of %i by %i the package that was chosen on the page is in view with its tick when the order opens",
  async (width, height) => {
    const page = await visit("/seo-services/", { viewport: { width, height } });
    const last = seoCatalogue.packages.at(-1);
    const dialog = await openQuote(page, last?.buttonLabel ?? `Choose ${last?.name}`);
    const tick = dialog.locator(".order-tick");
    await expect
      .poll(async () => (await edge(tick, "bottom")) < (await edge(dialog, "bottom")))
      .toBe(true);
    expect(await edge(tick, "top")).toBeGreaterThan(
      await edge(dialog.locator(".order-head"), "bottom"),
    );
  },
);

test("a step that is opened again begins at its heading, whatever is chosen further down", async () => {
  needAddon();
  const page = await visit("/", { viewport: { width: 1280, height: 600 } });
  const dialog = await openQuote(page, `Choose ${firstPackage.name}`);
  await stepOn(dialog, "Add-ons");
  await tick(dialog, webCatalogue.addons.at(-1)?.name ?? "");
  await stepOn(dialog, "Review");
  await press(dialog, "Back");
  const heading = dialog.locator('[data-heading="2"]:focus');
  await heading.waitFor();
  expect(await edge(heading, "top")).toBeGreaterThan(
    await edge(dialog.locator(".order-head"), "bottom"),
  );
});

function edge(part: Locator, side: "top" | "bottom"): Promise<number> {
  return part.evaluate((box, side) => box.getBoundingClientRect()[side], side);
}

/** Sends an order that is not taken, and gives back what is said of that. */
async function refused(dialog: Locator): Promise<Locator> {
  await press(dialog, "Get Started");
  const note = dialog.locator(".order-side > .form-note[role]");
  await note.waitFor();
  return note;
}
