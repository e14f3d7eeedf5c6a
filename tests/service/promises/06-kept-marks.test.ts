import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contactForm } from "../../../domain/forms.ts";
import { message, order, post, postForm, rows, running } from "../parts.ts";

// A visitor whose answer was lost in the stop for an update sends again, to the newer service. Keys live for a week: what
// is kept of them is as fixed as the tables, and made otherwise the visitor would read 422, or order twice.

const key = "0b0f3e1e-1111-4222-8333-444455556666";
const headers = { "idempotency-key": key };
/** In the order of the form's fields. */
const enquiry = {
  form: contactForm.id,
  fields: Object.fromEntries(
    contactForm.fields.map(({ name }) => [name, new Map(Object.entries(message)).get(name) ?? ""]),
  ),
};

test("an order with its key is kept as the versions before kept it", async () => {
  const service = await running();
  await post(service, "/package_orders", order, headers);
  const { name, email, phone, message: words, selected_package, total_price } = order;
  const addons = order.selected_addons.map(addon => [addon.name, addon.quantity]).sort();
  const said = [name, email, phone, words, "web", selected_package, addons, total_price];
  expect(kept(service.dataDir)).toEqual({ key: `order ${key}`, content: hash(said) });
});

test("a message with its key is kept as the versions before kept it", async () => {
  const service = await running();
  await post(service, "/contact-form", message, headers);
  expect(kept(service.dataDir)).toEqual({ key: `message ${key}`, content: hash(enquiry) });
});

test("a plain form and who sent it are kept as the versions before kept them", async () => {
  const service = await running();
  await postForm(service, "/contact-form", message);
  const sender = hash(["message", "plain", "127.0.0.1", enquiry]);
  const { key: plainKey, content } = kept(service.dataDir);
  expect(Buffer.from(plainKey, "latin1").toString("hex")).toBe(sender);
  expect(content).toBe(hash(enquiry));
});

/** The one request that is remembered. */
function kept(dataDir: string) {
  const [one] = rows<{ key: Buffer; content_hash: Buffer }>(dataDir, "SELECT * FROM requests");
  if (!one) throw new Error("no request is remembered");
  return { key: one.key.toString("latin1"), content: one.content_hash.toString("hex") };
}

function hash(said: unknown): string {
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 32);
}
