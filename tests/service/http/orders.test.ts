import { describe, expect, test } from "vitest";
import { webCatalogue } from "../../../content/catalogue.ts";
import { toPounds } from "../../../domain/money.ts";
import { countedAddon, lastPackage, popularPackage, sampleQuote } from "../../offers.ts";
import { clockAt, count, order, post, rows, running } from "../parts.ts";

describe("an order", () => {
  test("is stored with all its fields and answered with its id", async () => {
    const service = await running();
    const { status, json } = await post(service, "/package_orders", order);
    expect(status).toBe(201);
    expect(json).toEqual({ data: { id: expect.any(String) }, error: null });
    const [row] = rows(service.dataDir, "SELECT * FROM package_orders");
    expect(row).toMatchObject({
      id: json.data.id,
      name: "Ann Example",
      email: "ann@example.com",
      phone: "01632 960960",
      selected_package: popularPackage.name,
      total_price: order.total_price,
      one_time_total: toPounds(sampleQuote.oneTimePence),
      monthly_total: toPounds(sampleQuote.monthlyPence),
      client_total: order.total_price,
      package_type: "web",
      state: "received",
    });
    expect(JSON.parse(String(row?.selected_addons))).toEqual(order.selected_addons);
  });

  test("without phone and message stores null for both", async () => {
    const service = await running();
    await post(service, "/package_orders", { ...order, phone: null, message: "" });
    const [row] = rows(service.dataDir, "SELECT phone, message FROM package_orders");
    expect(row).toEqual({ phone: null, message: null });
  });

  test("is priced by our catalogue, and the client's other total is kept beside it", async () => {
    const service = await running();
    const cheap = order.selected_addons.map(addon => ({ ...addon, price: 0, isMonthly: false }));
    const sent = { ...order, selected_addons: cheap, total_price: "1" };
    expect((await post(service, "/package_orders", sent)).status).toBe(201);
    const [row] = rows(service.dataDir, "SELECT * FROM package_orders");
    expect(row).toMatchObject({
      total_price: order.total_price,
      monthly_total: toPounds(sampleQuote.monthlyPence),
      client_total: 1,
    });
    // Ours beside what the page said of it.
    const kept = order.selected_addons.map(addon =>
      addon.isMonthly ? { ...addon, shownMonthly: false } : addon,
    );
    expect(JSON.parse(String(row?.selected_addons))).toEqual(kept);
  });

  test("with a total that is no number is taken all the same", async () => {
    const service = await running();
    for (const total_price of [null, "a lot", {}, undefined]) {
      expect((await post(service, "/package_orders", { ...order, total_price })).status).toBe(201);
    }
    const totals = rows(service.dataDir, "SELECT DISTINCT client_total FROM package_orders");
    expect(totals).toEqual([{ client_total: null }]);
  });

  const refused = [
    { change: { name: " " }, field: "name", text: "Name is required" },
    { change: { name: "\u200B\u3164" }, field: "name", text: "Name is required" },
    { change: { email: "" }, field: "email", text: "Email is required" },
    {
      change: { email: `${"a".repeat(244)}@example.com` },
      field: "email",
      text: "Please enter a valid email address",
    },
    {
      change: { email: "ann@example" },
      field: "email",
      text: "Please enter a valid email address",
    },
    { change: { selected_package: "" }, field: "selected_package", text: "Package is required" },
    {
      change: { selected_package: "Free Website" },
      field: "selected_package",
      text: "is not a package",
    },
    {
      change: { selected_addons: [{ name: "Gold", quantity: 1 }] },
      field: "selected_addons",
      text: `is not one of our ${webCatalogue.label} add-ons`,
    },
    { change: { selected_addons: "x" }, field: "selected_addons", text: "must be a list" },
  ];
  test.each(refused)("with $change is refused", async one => isRefused(one));

  test.each([0, 21, -1, 1.5, "1e1", "٣", null])("of %s of an add-on is refused", async quantity =>
    isRefused({
      change: { selected_addons: [{ name: countedAddon.name, quantity }] },
      field: "selected_addons",
      text: "must be a whole number from 1 to 20",
    }),
  );

  async function isRefused({ change, field, text }: Refused): Promise<void> {
    const service = await running();
    const { status, json } = await post(service, "/package_orders", { ...order, ...change });
    expect(status).toBe(400);
    expect(json.data).toBeNull();
    expect(json.error.message).toContain("Validation failed");
    expect(json.error.fields[field]).toContain(text);
    expect(count(service.dataDir, "package_orders")).toBe(0);
  }
});

type Refused = { change: object; field: string; text: string };

describe("one order, one e-mail", () => {
  test("waits ten seconds for the second call and goes out without it", async () => {
    const clock = clockAt("2026-01-05T09:00:00Z");
    const service = await running({}, { clock });
    await post(service, "/package_orders", order);
    const mails = () => rows(service.dataDir, "SELECT state, next_at FROM outbox");
    const dueAt = clock.now() + 10_000;
    expect(mails()).toEqual([{ state: "queued", next_at: dueAt }]);
    clock.advance(10_000);
    await expect.poll(mails).toEqual([{ state: "sent", next_at: dueAt }]);
  });

  test.each([
    { how: "order_id", said: {} },
    { how: "order_id", said: { name: "Ann L. Lee", phone: undefined, message: undefined } },
    { how: "content", said: {} },
  ])(
    "the second call, matched by $how and saying $said, makes the same mail due",
    async ({ how, said }) => {
      const clock = clockAt("2026-01-05T09:00:00Z");
      const service = await running({}, { clock });
      const { data } = (await post(service, "/package_orders", order)).json;
      const named = how === "order_id" ? { order_id: data.id } : {};
      const second = { ...order, ...said, ...named, type: "package_order" };
      const answer = await post(service, "/contact-form", second);
      expect(answer.json).toEqual({ success: true, id: data.id });
      expect(count(service.dataDir, "package_orders")).toBe(1);
      const mails = rows<{ due_at: number }>(service.dataDir, "SELECT due_at FROM outbox");
      expect(mails).toEqual([{ due_at: clock.now() }]);
    },
  );

  test.each([
    { how: "content", other: { name: "Bob Lee" } },
    { how: "content", other: { message: "Another message" } },
    { how: "content", other: { phone: "01632 960999" } },
    { how: "order_id", other: { phone: "01632 960999" } },
    { how: "order_id", other: { email: "bob@example.com" } },
    { how: "order_id", other: { message: "Another message" } },
  ])(
    "a second call with $other is not taken for another's by its $how, and nothing of it is lost",
    async one => isAnothers(one),
  );

  test("nor is one with another package, by its order_id", async () =>
    isAnothers({ how: "order_id", other: { selected_package: lastPackage.name } }));

  async function isAnothers({ how, other }: { how: string; other: object }): Promise<void> {
    const service = await running();
    const { data } = (await post(service, "/package_orders", order)).json;
    const named = how === "order_id" ? { order_id: data.id } : {};
    const second = { ...order, ...other, ...named, type: "package_order" };
    expect((await post(service, "/contact-form", second)).json.success).toBe(true);
    const kept = rows<object>(service.dataDir, "SELECT * FROM package_orders ORDER BY id");
    expect(kept).toEqual([expect.anything(), expect.objectContaining(other)]);
  }

  test.each([
    { minutes: 14, orders: 1 },
    { minutes: 16, orders: 2 },
  ])(
    "a second call that looks the same $minutes minutes later makes $orders in all",
    async known => {
      const clock = clockAt("2026-01-05T09:00:00Z");
      const service = await running({}, { clock });
      await post(service, "/package_orders", order);
      clock.advance(known.minutes * 60_000);
      const second = { ...order, type: "package_order" };
      expect((await post(service, "/contact-form", second)).json.success).toBe(true);
      expect(count(service.dataDir, "package_orders")).toBe(known.orders);
    },
  );

  test.each(["package_order", "seo_order"])(
    "a second call of the type %s whose first never arrived is taken as the order",
    async type => {
      const service = await running();
      const answer = await post(service, "/contact-form", { ...order, type, order_id: "lost" });
      expect(answer.json.success).toBe(true);
      expect(count(service.dataDir, "package_orders")).toBe(1);
      expect(count(service.dataDir, "outbox")).toBe(1);
    },
  );
});
