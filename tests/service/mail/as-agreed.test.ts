import { expect, test } from "vitest";
import { webCatalogue } from "../../../content/catalogue.ts";
import { siteFacts } from "../../../form-service/config/facts.ts";
import { ownerLetter } from "../../../form-service/mail/letters/letter.ts";
import { exportJsonLines } from "../../../form-service/operator/export.ts";
import { showLines } from "../../../form-service/operator/listing.ts";
import { readOrder } from "../../../form-service/requests/order.ts";
import { monthlyAddon, monthlySeo } from "../../offers.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { change } from "../change-offer.ts";
import { anOrder } from "../entries.ts";
import { order, rows } from "../parts.ts";
import { storeIn } from "../store-in.ts";

test.each([{ name: "A package of another name" }, { period: "once" as const }])(
  "what was ordered by the month is read so for good, also when the catalogue says %j by now",
  async changed => {
    const dataDir = temporaryFolder();
    const store = storeIn(dataDir);
    const entry = anOrder({});
    await store.accept({ ...entry, submission: { ...entry.submission, ...monthlyOrder() } });
    change(monthlySeo, changed);

    const stored = await store.records.find(entry.submission.id);
    if (stored?.submission.kind !== "order") throw new Error("the order cannot be found");
    const { order: table } = ownerLetter(stored.submission, siteFacts);
    expect(table?.lines[0]).toMatchObject({
      detail: "Package, first month",
      total: expect.stringMatching(/\/month$/),
    });
    expect(showLines(stored)).toContain(
      `package: ${stored.submission.selectedPackage}, paid monthly`,
    );
    for await (const line of exportJsonLines(store))
      expect(JSON.parse(line)).toMatchObject({ package_period: "month" });
    expect(rows(dataDir, "SELECT package_period FROM package_orders")).toEqual([
      { package_period: "month" },
    ]);
  },
);

test("what was ordered before its period was kept is read as its package is sold today", () => {
  const { submission } = anOrder({});
  const old = { ...submission, ...monthlyOrder(), packagePeriod: null };
  expect(ownerLetter(old, siteFacts).order?.lines[0]?.detail).toBe("Package, first month");
  expect(ownerLetter({ ...old, selectedPackage: "Gone" }, siteFacts).order?.lines[0]?.detail).toBe(
    "Package",
  );
});

test("the owner reads that the page told the visitor another period of an add-on, though its price is the same", () => {
  expect(webCatalogue.addons).toContain(monthlyAddon);
  expect(noticesOf(order)).toEqual([]);
  change(monthlyAddon, { isMonthly: false });
  expect(noticesOf(order)).toEqual([
    `The page told the visitor that ${monthlyAddon.name} is paid each month. By the catalogue it is paid once, as below.`,
  ]);
  expect(noticesOf({ ...order, total_price: 1 })).toHaveLength(2);
  const spaced = order.selected_addons.map(addon => ({ ...addon, name: ` ${addon.name} ` }));
  expect(noticesOf({ ...order, selected_addons: spaced })).toHaveLength(1);
  const silent = order.selected_addons.map(({ name, quantity }) => ({ name, quantity }));
  expect(noticesOf({ ...order, selected_addons: silent })).toEqual([]);
  const unclear = order.selected_addons.map(addon => ({ ...addon, isMonthly: "yes" }));
  expect(noticesOf({ ...order, selected_addons: unclear })).toEqual([]);
});

function noticesOf(body: object) {
  const { submission } = anOrder({});
  return ownerLetter({ ...submission, ...contentOf(body) }, siteFacts).notices;
}

function monthlyOrder() {
  return contentOf({ ...order, selected_package: monthlySeo.name, selected_addons: [] });
}

function contentOf(body: object) {
  const read = readOrder({ ...body });
  if (!read.ok) throw new Error("the sample is no order");
  return read.order;
}
