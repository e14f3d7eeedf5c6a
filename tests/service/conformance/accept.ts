import { expect, test } from "vitest";
import type { Entry, Store } from "../../../form-service/store/store.ts";
import { anEnquiry, anOrder, settleNext } from "../entries.ts";
import { fresh, type StoreKind } from "./stores.ts";

export function acceptBehaviour(kind: StoreKind): void {
  test("an order comes back as it went in, with its mail", async () => {
    const store = await fresh(kind);
    const { submission, mails } = anOrder({ key: "k" });
    await store.accept({ submission, mails, request: undefined });
    const found = await store.records.find(submission.id);
    expect(found?.submission).toEqual(submission);
    expect(found?.mails).toMatchObject([
      { ...mails[0], submissionId: submission.id, state: "queued", attempts: 0, sentAtMs: null },
    ]);
  });

  test("an enquiry comes back as it went in, whatever was typed", async () => {
    const store = await fresh(kind);
    const entry = anEnquiry({});
    const message = `Ünïcode 🏉 "quotes" 'single' \\ back\\u0041slash %s $1 {} null\n\ttwo lines; DROP TABLE outbox;--`;
    const submission = {
      ...entry.submission,
      fields: { ...entry.submission.fields, message, "odd \"key'": "", __proto__x: "y" },
    };
    await store.accept({ ...entry, submission });
    expect((await store.records.find(submission.id))?.submission).toEqual(submission);
  });

  test("every amount comes back to the penny, and a client's total as it was sent", async () => {
    const store = await fresh(kind);
    for (const [totalPence, clientTotal] of [
      [1, 0.1],
      [19_999, null],
      [123_456_789, 620.1234],
      [0, -1],
    ] as const) {
      const entry = anOrder({});
      const submission = { ...entry.submission, totalPence, monthlyPence: totalPence, clientTotal };
      await store.accept({ ...entry, submission });
      expect((await store.records.find(submission.id))?.submission).toEqual(submission);
    }
  });

  test("the same key with the same content is one submission and one mail", async () => {
    const store = await fresh(kind);
    const first = anOrder({ key: "k" });
    expect(await store.accept(first)).toEqual({ outcome: "stored", id: first.submission.id });
    expect(await store.accept(anOrder({ key: "k" }))).toEqual({
      outcome: "repeated",
      id: first.submission.id,
    });
    expect(await ids(store)).toEqual([first.submission.id]);
    expect((await store.outbox.counts()).queued).toBe(1);
  });

  test("the same key with other content is refused and stores nothing", async () => {
    const store = await fresh(kind);
    const first = anOrder({ key: "k" });
    await store.accept(first);
    expect(await store.accept(withContent(anOrder({ key: "k" }), "other"))).toEqual({
      outcome: "conflict",
    });
    expect(await ids(store)).toEqual([first.submission.id]);
  });

  test("a key is free again when its time is over, and when it was swept out", async () => {
    const store = await fresh(kind);
    const nowMs = Date.parse("2026-03-01T12:00:00Z");
    await store.accept(anOrder({ key: "k", nowMs }));
    const late = withContent(anOrder({ key: "k", nowMs: nowMs + 1e6 }), "other");
    expect((await store.accept(late)).outcome).toBe("stored");
    await store.forgetRequests(nowMs + 3e6);
    const swept = withContent(anOrder({ key: "k", nowMs: nowMs + 1e6 }), "a third");
    expect((await store.accept(swept)).outcome).toBe("stored");
    expect(await ids(store)).toHaveLength(3);
  });

  test("a key that was free again is remembered anew, and a repeat does not make it live longer", async () => {
    const store = await fresh(kind);
    const nowMs = Date.parse("2026-03-01T12:00:00Z");
    const lifeMs = 1e6;
    const outcomes: string[] = [];
    for (const passedMs of [0, lifeMs - 1, lifeMs, 2 * lifeMs - 1, 2 * lifeMs]) {
      await store.forgetRequests(nowMs - 1);
      outcomes.push((await store.accept(anOrder({ key: "k", nowMs: nowMs + passedMs }))).outcome);
    }
    expect(outcomes).toEqual(["stored", "repeated", "stored", "repeated", "stored"]);
  });

  test("what is sent again under its id, as after a database that hung, is one submission and one mail", async () => {
    const store = await fresh(kind);
    for (const first of [anOrder({}), anEnquiry({})]) {
      const receipts = await Promise.all([store.accept(first), store.accept(first)]);
      receipts.push(await store.accept(first));
      expect(new Set(receipts.map(receipt => "id" in receipt && receipt.id))).toEqual(
        new Set([first.submission.id]),
      );
      expect((await store.records.find(first.submission.id))?.mails).toHaveLength(1);
    }
    expect(await ids(store)).toHaveLength(2);
  });

  test("200 entries of one key at once, through two instances, are one submission", async () => {
    const place = await kind.place();
    const stores = [await kind.open(place), await kind.open(place)];
    const entries = Array.from({ length: 200 }, () => anOrder({ key: "k" }));
    const receipts = await Promise.all(
      entries.map((entry, index) => stores[index % 2]?.accept(entry)),
    );
    const outcomes = receipts.map(receipt => receipt?.outcome);
    expect(outcomes.filter(outcome => outcome === "stored")).toHaveLength(1);
    expect(outcomes.filter(outcome => outcome === "repeated")).toHaveLength(199);
    const given = receipts.map(receipt => receipt && "id" in receipt && receipt.id);
    expect(new Set(given).size).toBe(1);
    for (const store of stores) expect(await ids(store)).toHaveLength(1);
  });

  test("many at once are all stored, each with its own receipt", async () => {
    const store = await fresh(kind);
    const entries = Array.from({ length: 300 }, (_, n) =>
      n % 2 ? anOrder({ key: `k${n}` }) : anEnquiry({}),
    );
    const receipts = await Promise.all(entries.map(store.accept));
    expect(receipts).toEqual(
      entries.map(({ submission }) => ({ outcome: "stored", id: submission.id })),
    );
    expect(await ids(store)).toHaveLength(300);
    expect((await store.outbox.counts()).queued).toBe(300);
  });

  test("a submission that cannot be stored takes nobody along", async () => {
    const store = await fresh(kind);
    const good = [anOrder({ key: "a" }), anEnquiry({}), anOrder({ key: "b" })];
    const bad = anOrder({ key: "c" });
    // No table takes a state of this name, and the type system is not asked here.
    Object.assign(bad.submission, { state: "nonsense" });
    const entries = [good[0], bad, good[1], good[2]].filter(entry => entry !== undefined);
    const results = await Promise.allSettled(entries.map(store.accept));
    expect(results.map(({ status }) => status)).toEqual([
      ...["fulfilled", "rejected", "fulfilled", "fulfilled"],
    ]);
    expect(await ids(store)).toHaveLength(3);
    expect((await store.outbox.counts()).queued).toBe(3);
    expect((await store.accept(anOrder({ key: "c" }))).outcome).toBe("stored");
  });

  test("the same acknowledgement is queued once", async () => {
    const store = await fresh(kind);
    const acknowledgement = { id: "acknowledgement-x", kind: "acknowledgement" as const };
    for (const entry of [anOrder({}), anOrder({})]) {
      const owner = entry.mails[0];
      if (!owner) throw new Error("the sample has no mail");
      await store.accept({ ...entry, mails: [owner, { ...owner, ...acknowledgement }] });
    }
    // Of two orders of one moment either may be the first in the list.
    const kept = await store.records.list({ limit: 2, newestFirst: false });
    const kinds = kept.map(({ mails }) => mails.map(({ kind }) => kind));
    expect(kinds).toContainEqual(["owner", "acknowledgement"]);
    expect((await store.outbox.counts()).queued).toBe(3);
  });

  test("the second call makes the notification due, by id or by content", async () => {
    const store = await fresh(kind);
    const nowMs = Date.now();
    for (const byId of [true, false]) {
      const email = `${byId}@example.com`;
      const entry = anOrder({ nowMs, email });
      const { submission } = entry;
      await store.accept(entry);
      const content = { ...submission, sinceMs: nowMs - 1000 };
      const orderId = byId ? submission.id : undefined;
      expect(await store.completeOrder({ orderId, content, atMs: nowMs + 1 })).toBe(submission.id);
      const [mail] = (await store.records.find(submission.id))?.mails ?? [];
      expect(mail?.nextAtMs).toBe(nowMs + 1);
      await store.outbox.claim({ workerName: "one", nowMs: nowMs + 1, leaseMs: 1000 });
      expect((await store.outbox.counts()).oldestUnsentMs).toBe(nowMs + 1);
    }
  });

  test("an order is found by the key it came with too, if it says the same, and by no other", async () => {
    const store = await fresh(kind);
    const entry = anOrder({ key: "order ÿ k" });
    const { submission } = entry;
    await store.accept(entry);
    const nowMs = submission.createdAtMs + 1;
    const content = { ...submission, sinceMs: submission.createdAtMs };
    const call = { requestKey: "order ÿ k", content, atMs: nowMs };
    expect(await store.completeOrder(call)).toBe(submission.id);
    const [mail] = (await store.records.find(submission.id))?.mails ?? [];
    expect(mail?.nextAtMs).toBe(nowMs);
    const misses = [
      { ...call, requestKey: "order k" },
      { ...call, content: { ...content, email: "eve@example.com" } },
      { ...call, content: { ...content, message: "Another message" } },
      { ...call, content: { ...content, message: null } },
      { ...call, content: { ...content, name: "Another name" } },
    ];
    for (const miss of misses) expect(await store.completeOrder(miss)).toBeUndefined();
  });

  test("the second call finds the order whose add-ons have other prices by now, or another order, by id or by content", async () => {
    const store = await fresh(kind);
    const entry = anOrder({});
    await store.accept(entry);
    const { submission } = entry;
    const dearer = submission.selectedAddons.map(one => ({ ...one, price: one.price + 5 }));
    const sorted = dearer.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const selectedAddons of [dearer, sorted, sorted.toReversed()]) {
      const content = { ...submission, selectedAddons, sinceMs: submission.createdAtMs - 1000 };
      for (const orderId of [submission.id, undefined]) {
        const call = { orderId, content, atMs: Date.now() };
        expect(await store.completeOrder(call)).toBe(submission.id);
      }
    }
  });

  test("the second call completes the order that it names, though a newer one says the same", async () => {
    const store = await fresh(kind);
    const nowMs = Date.now();
    const first = anOrder({ nowMs });
    for (const entry of [first, anOrder({ nowMs: nowMs + 1 })]) await store.accept(entry);
    const { submission } = first;
    const content = { ...submission, sinceMs: nowMs - 1000 };
    const call = { orderId: submission.id, content, atMs: nowMs + 1 };
    expect(await store.completeOrder(call)).toBe(submission.id);
  });

  test("the second call leaves alone what was tried already, and waits for its next moment", async () => {
    const store = await fresh(kind);
    const nowMs = Date.now();
    const { submission, mails } = anOrder({ nowMs });
    const due = mails.map(mail => ({ ...mail, nextAtMs: nowMs }));
    await store.accept({ submission, mails: due, request: undefined });
    const again = { answer: "451", nextAtMs: nowMs + 3000, counts: true };
    await settleNext(store, { state: "queued", ...again }, nowMs);
    const content = { ...submission, sinceMs: nowMs - 1000 };
    await store.completeOrder({ orderId: submission.id, content, atMs: nowMs + 1 });
    const [mail] = (await store.records.find(submission.id))?.mails ?? [];
    expect(mail?.nextAtMs).toBe(nowMs + 3000);
  });

  test("a second call finds no order of other content, an older one or a made-up id", async () => {
    const store = await fresh(kind);
    const nowMs = Date.now();
    const entry = anOrder({ nowMs });
    await store.accept(entry);
    const { selectedAddons } = entry.submission;
    const content = { ...entry.submission, sinceMs: nowMs - 1000 };
    const call = { orderId: undefined, content, atMs: nowMs };
    const byId = { ...call, orderId: entry.submission.id };
    const more = selectedAddons.map(one => ({ ...one, quantity: one.quantity + 1 }));
    const misses = [
      { ...call, content: { ...content, selectedAddons: more } },
      { ...byId, content: { ...content, selectedAddons: more } },
      { ...byId, content: { ...content, selectedAddons: [] } },
      { ...call, content: { ...content, phone: null } },
      { ...byId, content: { ...content, phone: "01632 960999" } },
      { ...call, content: { ...content, email: "eve@example.com" } },
      { ...call, content: { ...content, name: "Eve" } },
      { ...call, content: { ...content, message: "Another message" } },
      { ...call, content: { ...content, sinceMs: nowMs + 1000 } },
      { ...call, orderId: "'; --", content: { ...content, selectedPackage: "Another" } },
      { ...byId, content: { ...content, selectedPackage: "Another" } },
    ];
    for (const miss of misses) expect(await store.completeOrder(miss)).toBeUndefined();
    expect(await store.completeOrder(call)).toBeDefined();
    // Who names the order need not say everything again.
    const short = { ...content, phone: null, message: null };
    expect(await store.completeOrder({ ...byId, content: short })).toBeDefined();
  });

  test("it proves that it can write, and says what is in force without a password", async () => {
    const store = await fresh(kind);
    await store.proveWritable(Date.now());
    await store.proveRoom(Date.now());
    expect(await ids(store)).toEqual([]);
    expect(await store.outbox.counts()).toMatchObject({ queued: 0 });
    const sentences = (await store.diagnose()).join(" ");
    expect(sentences).toMatch(/In force: (journal_mode=wal, synchronous=2|fsync=on)/);
    expect(sentences).not.toContain("private one");
  });
}

async function ids(store: Store): Promise<string[]> {
  const all = await store.records.list({ limit: 1000, newestFirst: false });
  return all.map(({ submission }) => submission.id);
}

function withContent(entry: Entry, content: string): Entry {
  const { request } = entry;
  if (!request) return entry;
  return { ...entry, request: { ...request, words: content } };
}
