import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { folderChannel } from "../../../form-service/mail/channels/folder-channel.ts";
import { tellOfHeld } from "../../../form-service/mail/tell-of-held.ts";
import { listLine, showLines } from "../../../form-service/operator/listing.ts";
import { release } from "../../../form-service/operator/release.ts";
import { resend } from "../../../form-service/operator/resend.ts";
import { openStore } from "../../../form-service/store/open-store.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { anEnquiry, anOrder } from "../entries.ts";
import { workerOf } from "../office.ts";
import { clockAt, configOf, count, message, order, post, running, until } from "../parts.ts";
import { storeIn } from "../store-in.ts";

const startMs = Date.parse("2026-01-05T09:00:00Z");
const hourMs = 3_600_000;

test("what was held is told after a day, once for all that came in on it", async () => {
  const { store, noticesAfter } = aStore();
  await store.accept(anEnquiry({ nowMs: startMs - 1 }));
  await store.accept(anEnquiry({ nowMs: startMs, held: true }));
  await store.accept(anOrder({ nowMs: startMs + hourMs, held: true }));
  expect(await noticesAfter(24 * hourMs)).toEqual([]);
  const notice = { id: "held-2026-01-05", kind: "notice", createdAtMs: startMs + 24 * hourMs + 1 };
  for (const hours of [24, 26, 72])
    expect(await noticesAfter(hours * hourMs + 1)).toMatchObject([notice]);
});

test("what was held is not told by itself where the mail of a later submission tells of it", async () => {
  const { store, noticesAfter } = aStore();
  await store.accept(anOrder({ nowMs: startMs, held: true }));
  await store.accept(anEnquiry({ nowMs: startMs + hourMs }));
  expect(await noticesAfter(26 * hourMs)).toEqual([]);
  await store.accept(anEnquiry({ nowMs: startMs + 26 * hourMs, held: true }));
  expect(await noticesAfter(51 * hourMs)).toHaveLength(1);
});

test("what has been held for longer than a mail counts is not told", async () => {
  const { store, noticesAfter } = aStore();
  await store.accept(anOrder({ nowMs: startMs, held: true }));
  expect(await noticesAfter(8 * 24 * hourMs)).toEqual([]);
});

test("a mail about what is held is listed as such, and not sent again with an order that was released", async () => {
  const { store, noticesAfter } = aStore();
  await store.accept(anOrder({ nowMs: startMs, held: true }));
  await noticesAfter(25 * hourMs);
  const [stored] = await store.records.list({ limit: 1, newestFirst: true });
  expect(stored && listLine(stored)).toMatch(/ {2}notice queued$/);
  const ids = [stored?.submission.id ?? ""];
  await release(store, configOf({}), ids);
  const [said] = await resend(store, configOf({}), { ids });
  expect(said).toMatch(/^1 mail is queued/);
});

test("a mail about what is held does not go out when nothing is held any more", async () => {
  const { store, noticesAfter } = aStore();
  const entry = anOrder({ nowMs: startMs, held: true });
  await store.accept(entry);
  await noticesAfter(25 * hourMs);
  const { id } = entry.submission;
  await release(store, configOf({}), [id]);
  expect(await sentOf(store)).toEqual([`owner-${id}.eml`]);
  const found = await store.records.find(id);
  expect(found && showLines(found).join("\n")).toContain("not sent: nothing is held any more");
});

test("a mail about what is held goes out however long the mail server was away", async () => {
  const { store, noticesAfter } = aStore();
  await store.accept(anOrder({ nowMs: startMs, held: true }));
  await noticesAfter(25 * hourMs);
  expect(await sentOf(store)).toEqual(["held-2026-01-05.eml"]);
});

test("a service that runs on tells the owner how many are held, and nothing that was typed", async () => {
  const started = vi.spyOn(globalThis, "setInterval");
  onTestFinished(() => started.mockRestore());
  const clock = clockAt("2026-01-05T09:00:00Z");
  const service = await running({}, { clock });
  const sweep = started.mock.calls.find(([, ms]) => ms === 600_000)?.[0];
  const spam = { website_url_confirm: "x" };
  const { id } = (await post(service, "/contact-form", { ...message, ...spam })).json;
  await post(service, "/package_orders", { ...order, ...spam });
  clock.advance(25 * hourMs);
  sweep?.();
  await until(() => count(service.dataDir, "outbox WHERE state = 'sent'") === 1);
  const file = join(service.dataDir, "mail", "held-2026-01-05.eml");
  const mail = await PostalMime.parse(readFileSync(file, "utf8"));
  expect(mail.to?.[0]?.address).toBe(service.config.owner.address);
  for (const text of [mail.text, mail.html])
    expect(text).toContain("without a mail: 2 submissions. Look through them with");
  expect(`${mail.text}${mail.html}`).not.toMatch(/Bob|Ann|example\.com/);
  const store = await openStore(service.config);
  await expect(resend(store, service.config, { ids: [id] })).rejects.toThrow("held release");
  await store.close();
});

/** And what of its mails are no submission's own, once so much time has passed. */
function aStore() {
  const dataDir = temporaryFolder();
  const store = storeIn(dataDir);
  async function noticesAfter(passedMs: number) {
    await tellOfHeld(store, configOf({}), startMs + passedMs);
    const all = await store.records.list({ limit: 10, newestFirst: false });
    return all.flatMap(({ mails }) => mails.filter(({ id }) => id.startsWith("held-")));
  }
  return { store, noticesAfter };
}

/** The mails that go out months later. */
async function sentOf(store: Store): Promise<string[]> {
  const mailFolder = temporaryFolder();
  const clock = clockAt("2026-11-30T09:00:00Z");
  const worker = workerOf({ store, channel: folderChannel(mailFolder), clock });
  while (await worker.step());
  return readdirSync(mailFolder);
}
