import { expect, onTestFinished, test } from "vitest";
import { seoCatalogue, webCatalogue } from "../../../content/catalogue.ts";
import type { Addon } from "../../../domain/catalogue.ts";
import { addonLines } from "../../../form-service/store/addon-lines.ts";
import { countedAddon, popularPackage } from "../../offers.ts";
import { change } from "../change-offer.ts";
import { clockAt, count, logList, order, post, running } from "../parts.ts";

const key = { "idempotency-key": "of this order" };
const dayMs = 86_400_000;

test.each([
  ["package got another name", () => rename(popularPackage)],
  ["add-on got another name", () => rename(countedAddon)],
  [
    "add-on, of which it has several, is sold once only",
    () => change(countedAddon, { hasQuantity: false }),
  ],
  ["add-on is one of the other catalogue", () => moveToSeo(countedAddon)],
])(
  "an order whose %s after it was taken is answered as before, whatever of it comes again",
  async (_what, deploy) => {
    const clock = clockAt("2026-01-05T09:00:00Z");
    const service = await running({}, { clock });
    const { data } = (await post(service, "/package_orders", order, key)).json;
    deploy();

    // As it came the first time, and as the second call of a page that was loaded before.
    const second = { ...order, type: "package_order" };
    for (const passedMs of [0, dayMs]) {
      clock.advance(passedMs);
      const repeated = await post(service, "/package_orders", order, key);
      expect([repeated.status, repeated.json]).toEqual([201, { data, error: null }]);
      const named = await post(service, "/contact-form", { ...second, order_id: data.id });
      expect([named.status, named.json]).toEqual([200, { success: true, id: data.id }]);
    }
    expect(count(service.dataDir, "package_orders")).toBe(1);
    expect(count(service.dataDir, "outbox")).toBe(1);
  },
);

test("an order is the same one where the catalogue lists its add-ons in another order by now", async () => {
  const service = await running();
  const { data } = (await post(service, "/package_orders", order, key)).json;
  const { addons } = webCatalogue;
  const asBefore = [...addons];
  onTestFinished(() => void Object.assign(addons, asBefore));
  Object.assign(addons, addons.toReversed());
  const repeated = await post(service, "/package_orders", order, key);
  expect([repeated.status, repeated.json]).toEqual([201, { data, error: null }]);
  const second = { ...order, type: "package_order" };
  for (const named of [{ order_id: data.id }, {}]) {
    const answer = await post(service, "/contact-form", { ...second, ...named });
    expect([answer.status, answer.json]).toEqual([200, { success: true, id: data.id }]);
  }
  expect(count(service.dataDir, "package_orders")).toBe(1);
});

test("nobody else's order is answered by one of a package that is no longer sold", async () => {
  const clock = clockAt("2026-01-05T09:00:00Z");
  const service = await running({}, { clock });
  await post(service, "/package_orders", order, key);
  rename(popularPackage);
  const refused = async (body: object, headers = {}) => {
    const { status, json } = await post(service, "/package_orders", body, headers);
    expect(status).toBe(400);
    expect(json.error.fields.selected_package).toContain("is not a package");
  };
  await refused({ ...order, message: "Another message" }, key);
  await refused({ ...order, email: "bob@example.com" }, key);
  await refused({ ...order, name: "Bob Lee" });
  await refused(order);
  await refused(order, { "idempotency-key": "of another order" });
  const [, quantity, name] = /^(\d+) (.*)$/s.exec(addonLines(order.selected_addons)) ?? [];
  await refused({ ...order, selected_addons: [{ quantity: Number(quantity), name }] }, key);
  clock.advance(dayMs);
  await refused(order);
  expect(count(service.dataDir, "package_orders")).toBe(1);
});

test("pages that sell what the service does not are told in its log, once a minute and with no word of the order", async () => {
  const log = logList();
  const clock = clockAt("2026-01-05T09:00:00Z");
  const origin = "https://shop.example";
  const service = await running({ SITE_URL: origin }, { log, clock });
  const told = () => log.lines.filter(line => line.includes("does not sell"));
  const send = (changes: object, headers = {}) =>
    post(service, "/package_orders", { ...order, ...changes }, headers);
  await send({ selected_package: "Gone Website" });
  await send({ selected_addons: [{ name: countedAddon.name, quantity: 21 }] }, { origin });
  await send({ email: "" }, { origin });
  expect(told()).toEqual([]);
  await send({ selected_package: "Gone Website" }, { origin });
  await send({ selected_addons: [{ name: "Gone add-on", quantity: 1 }] }, { origin });
  expect(told()).toHaveLength(1);
  clock.advance(60_000);
  await send({ selected_addons: [{ name: "Gone add-on", quantity: 1 }] }, { origin });
  expect(told()).toHaveLength(2);
  expect(told().join()).not.toMatch(/Gone|ann@/);
});

/** As after a restart with another catalogue. */
function rename(offer: Addon): void {
  change(offer, { name: `The new ${offer.name}` });
}

function moveToSeo(addon: Addon): void {
  change(webCatalogue, { addons: webCatalogue.addons.filter(one => one !== addon) });
  change(seoCatalogue, { addons: [...seoCatalogue.addons, addon] });
}
