import { expect, test } from "vitest";
import { newMails } from "../../../form-service/mail/new-mails.ts";
import { contactNames } from "../../../form-service/store/contact-names.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { anEnquiry, anOrder, settleNext } from "../entries.ts";
import { configOf } from "../parts.ts";
import { fresh, type StoreKind } from "./stores.ts";

const nowMs = Date.parse("2026-03-01T12:00:00Z");

export function recordsBehaviour(kind: StoreKind): void {
  test("the list goes forwards and backwards, in pages, by state and by form", async () => {
    const store = await fresh(kind);
    const entries = [
      anOrder({ nowMs }),
      anEnquiry({ nowMs: nowMs + 1 }),
      anOrder({ nowMs: nowMs + 2, held: true }),
      anEnquiry({ nowMs: nowMs + 3 }),
    ];
    const ids = entries.map(({ submission }) => submission.id);
    for (const entry of entries) await store.accept(entry);
    const listed = async (filter: Partial<Parameters<Store["records"]["list"]>[0]>) => {
      const found = await store.records.list({ limit: 10, newestFirst: false, ...filter });
      return found.map(({ submission }) => ids.indexOf(submission.id));
    };
    expect(await listed({})).toEqual([0, 1, 2, 3]);
    expect(await listed({ newestFirst: true, limit: 2 })).toEqual([3, 2]);
    expect(await listed({ afterId: ids[1] ?? "", limit: 1 })).toEqual([2]);
    expect(await listed({ afterId: ids[2] ?? "", newestFirst: true })).toEqual([1, 0]);
    expect(await listed({ state: "held" })).toEqual([2]);
    expect(await listed({ form: "order" })).toEqual([0, 2]);
    expect(await listed({ form: "contact", state: "received" })).toEqual([1, 3]);
    const [first] = await store.records.list({ limit: 1, newestFirst: false });
    expect(first?.mails).toHaveLength(1);
  });

  test("what is not there is not found", async () => {
    const store = await fresh(kind);
    expect(await store.records.find("nothing")).toBeUndefined();
    expect(await store.records.release("nothing", [])).toBe(false);
  });

  test("a held submission is released once, with a mail of that moment", async () => {
    const store = await fresh(kind);
    const entry = anOrder({ nowMs, held: true });
    await store.accept(entry);
    const { submission } = entry;
    expect((await store.records.find(submission.id))?.mails).toEqual([]);
    const laterMs = nowMs + 5 * 86_400_000;
    const moment = { createdAtMs: laterMs, nextAtMs: laterMs };
    const mails = newMails(submission, configOf({}), moment);
    expect(await store.records.release(submission.id, mails)).toBe(true);
    expect(await store.records.release(submission.id, mails)).toBe(false);
    const found = await store.records.find(submission.id);
    expect(found?.submission.state).toBe("received");
    expect(found?.mails).toMatchObject([{ createdAtMs: laterMs }]);
  });

  test("a further mail about what is stored is added once", async () => {
    const store = await fresh(kind);
    const entry = anOrder({ nowMs, held: true });
    await store.accept(entry);
    const mail = { id: "held-a", kind: "notice", createdAtMs: nowMs, nextAtMs: nowMs } as const;
    for (const messageId of ["<1@x>", "<2@x>"])
      await store.outbox.addMail(entry.submission, { ...mail, messageId });
    const found = await store.records.find(entry.submission.id);
    expect(found?.mails).toMatchObject([{ ...mail, messageId: "<1@x>", state: "queued" }]);
  });

  test("an erased person leaves nothing, and is blacked out where others mention him", async () => {
    const store = await fresh(kind);
    const order = anOrder({ nowMs, email: "Ann.Gone@example.com", key: "k" });
    const enquiry = anEnquiry({ nowMs, email: "ann.gone@example.com" });
    const message = "Ask ANN.gone@example.com (my wife)";
    const other = anEnquiry({ nowMs, email: "bob@example.com", message });
    for (const entry of [order, enquiry, other]) await store.accept(entry);
    const erased = await store.records.erase("ann.gone@example.com");
    expect([...erased.removedIds].sort()).toEqual(
      [order.submission.id, enquiry.submission.id].sort(),
    );
    expect(erased.removedMailIds).toHaveLength(2);
    expect(erased.redactedIds).toEqual([other.submission.id]);
    const left = await store.records.list({ limit: 10, newestFirst: false });
    expect(JSON.stringify(left)).not.toMatch(/ann\.gone/i);
    expect(JSON.stringify(left)).toContain("Ask [erased] (my wife)");
    expect(await store.outbox.counts()).toMatchObject({ queued: 1 });
    expect((await store.accept(anOrder({ nowMs, key: "k" }))).outcome).toBe("stored");
  });

  test("an erased address is blacked out in each field of another person's order, and in what a mail server said", async () => {
    const store = await fresh(kind);
    const erased = "ann.gone@example.com";
    const { submission, ...other } = anOrder({ nowMs });
    const each = (text: string) =>
      Object.fromEntries(contactNames.flatMap(name => (name === "email" ? [] : [[name, text]])));
    await store.accept({ ...other, submission: { ...submission, ...each(`Ask ${erased}.`) } });
    const answer = "550 Ann.Gone@example.com is not known here";
    await settleNext(store, { state: "dead", answer }, nowMs + 60_000);
    expect((await store.records.erase(erased)).redactedIds).toEqual([submission.id]);
    const left = await store.records.find(submission.id);
    expect(left?.submission).toEqual({
      ...submission,
      ...each("Ask [erased]."),
    });
    expect(left?.mails).toMatchObject([{ state: "dead", lastAnswer: null }]);
  });

  test("an address that came from a page, with places to break it or in a link, is erased too", async () => {
    const store = await fresh(kind);
    const copied = "ann\u200B.gone@exam\u00ADple.\u2060com";
    const { submission, ...other } = anOrder({ nowMs });
    await store.accept({ ...other, submission: { ...submission, message: `Ask ${copied}.` } });
    const enquiry = anEnquiry({
      nowMs,
      email: "bob@example.com",
      message: `Ask ${copied}, please`,
    });
    const message = "See https://shop.test/?to=ann.gone%40example.com&from=bob";
    const linking = anEnquiry({ nowMs, email: "bob@example.com", message });
    const typed = anOrder({ nowMs });
    // As a version kept it that did not take such signs away when an order came.
    const own = { ...typed, submission: { ...typed.submission, email: copied } };
    for (const entry of [enquiry, linking, own]) await store.accept(entry);
    const { removedIds, redactedIds } = await store.records.erase("Ann.gone@example.com");
    expect(removedIds).toEqual([own.submission.id]);
    const ids = [submission, enquiry.submission, linking.submission].map(({ id }) => id);
    expect([...redactedIds].sort()).toEqual(ids.sort());
    const left = await store.records.list({ limit: 10, newestFirst: false });
    expect(JSON.stringify(left).match(/(Ask |to=)\[erased\]/g)).toHaveLength(3);
  });

  test("an address with a part for a purpose is erased from a link as well", async () => {
    const store = await fresh(kind);
    const message = "See https://shop.test/?u=mailto%3Aann%2Bshop%40example.com";
    const { submission, ...other } = anEnquiry({ nowMs, email: "bob@example.com", message });
    await store.accept({ ...other, submission });
    const { redactedIds } = await store.records.erase("ann+shop@example.com");
    expect(redactedIds).toEqual([submission.id]);
    const left = await store.records.list({ limit: 10, newestFirst: false });
    expect(JSON.stringify(left)).toContain("mailto%3A[erased]");
  });

  test("single submissions are removed with all that belongs to them, whether or not they name an address", async () => {
    const store = await fresh(kind);
    const order = anOrder({ nowMs, key: "k" });
    const enquiry = anEnquiry({ nowMs });
    const kept = anEnquiry({ nowMs: nowMs + 1 });
    for (const entry of [order, enquiry, kept]) await store.accept(entry);
    const ids = [order.submission.id, enquiry.submission.id];
    const removed = await store.records.remove([...ids, "nothing"]);
    expect(removed.removedIds).toEqual(ids);
    expect([...removed.removedMailIds].sort()).toEqual(ids.map(id => `owner-${id}`).sort());
    const left = await store.records.list({ limit: 10, newestFirst: false });
    expect(left.map(({ submission }) => submission)).toEqual([kept.submission]);
    expect(await store.outbox.counts()).toMatchObject({ queued: 1 });
    expect((await store.accept(anOrder({ nowMs, key: "k" }))).outcome).toBe("stored");
    expect((await store.records.remove(ids)).removedIds).toEqual([]);
  });

  test("an address in letters of other alphabets is erased in capitals too, however its accents are made", async () => {
    const store = await fresh(kind);
    const spellings = [
      "JÓZSEF@Example.com",
      "józsef@example.com".normalize("NFD"),
      "Почта@example.com",
    ];
    const own = spellings.flatMap(email => [
      anOrder({ nowMs, email }),
      anEnquiry({ nowMs, email }),
    ]);
    const near = anEnquiry({ nowMs, email: "jozsef@example.com" });
    const message = `Ask JÓZSEF@example.com, ${"József@example.com".normalize("NFD")} or ПОЧТА@EXAMPLE.COM`;
    const other = anEnquiry({ nowMs: nowMs + 1, email: "bob@example.com", message });
    for (const entry of [...own, near, other]) await store.accept(entry);
    const ids = [];
    for (const email of ["józseF@example.com", "почта@Example.com"]) {
      const erased = await store.records.erase(email);
      expect(erased.redactedIds).toEqual([other.submission.id]);
      ids.push(...erased.removedIds);
    }
    expect(ids.sort()).toEqual(own.map(({ submission }) => submission.id).sort());
    const left = await store.records.list({ limit: 10, newestFirst: false });
    expect(left.map(({ submission }) => submission.id)).toEqual(
      [near, other].map(({ submission }) => submission.id),
    );
    expect(JSON.stringify(left)).toContain("Ask [erased], [erased] or [erased]");
  });

  test("signs that JSON writes in a way of its own are found in an address", async () => {
    const store = await fresh(kind);
    const email = 'o"neil\\x@example.com';
    const other = anEnquiry({ nowMs, email: "bob@example.com", message: `Ask ${email}` });
    await store.accept(anEnquiry({ nowMs, email }));
    await store.accept(other);
    const erased = await store.records.erase(email.toUpperCase());
    expect(erased.removedIds).toHaveLength(1);
    expect(erased.redactedIds).toEqual([other.submission.id]);
  });

  test("whose address only begins or ends like an erased person's is left alone", async () => {
    const store = await fresh(kind);
    const others = ["joann@example.com", "ann@example.com.au", "jo.ann@example.com"];
    const entries = others.flatMap(email => [
      anOrder({ nowMs, email }),
      anEnquiry({ nowMs, email }),
    ]);
    for (const entry of [...entries, anOrder({ nowMs, email: "ann@example.com" })]) {
      await store.accept(entry);
    }
    const erased = await store.records.erase("ann@example.com");
    expect(erased.removedIds).toHaveLength(1);
    expect(erased.redactedIds).toEqual([]);
    const left = await store.records.list({ limit: 10, newestFirst: false });
    expect(left.map(({ submission }) => submission)).toEqual(
      entries.map(({ submission }) => submission).sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });

  test("what is old is removed, unless its mail still has to go out", async () => {
    const store = await fresh(kind);
    const [sent, held, unsent, young] = [
      anEnquiry({ nowMs: nowMs - 2000 }),
      anOrder({ nowMs: nowMs - 1800, held: true }),
      anEnquiry({ nowMs: nowMs - 1500 }),
      anOrder({ nowMs, held: true }),
    ];
    for (const entry of [sent, held, unsent, young]) await store.accept(entry);
    const arrived = { state: "sent", answer: "250", atMs: nowMs } as const;
    const mail = await settleNext(store, arrived, nowMs);
    const purged = await store.records.purge({ beforeMs: nowMs - 1000, untoldBeforeMs: 0 });
    expect([...purged.removedIds].sort()).toEqual([sent.submission.id, held.submission.id]);
    expect(purged.removedMailIds).toEqual([mail.id]);
    expect(purged).toMatchObject({ untoldIds: [], heldCount: 1 });
    expect(await store.records.countOlder(nowMs - 1000)).toBe(1);
    expect(await store.records.list({ limit: 10, newestFirst: false })).toHaveLength(2);
  });

  test("a mail that was given up keeps what is old for as long as the owner has to see it, and no longer", async () => {
    const store = await fresh(kind);
    const entries = [
      anOrder({ nowMs: nowMs - 60_000 }),
      anEnquiry({ nowMs: nowMs - 50_000 }),
      anEnquiry({ nowMs: nowMs - 40_000 }),
    ];
    const [order, enquiry, late] = entries.map(({ submission }) => submission.id);
    for (const entry of entries) await store.accept(entry);
    for (const _ of entries) await settleNext(store, { state: "dead", answer: "550 no" }, nowMs);
    const old = { beforeMs: nowMs - 10_000 };
    const soon = await store.records.purge({ ...old, untoldBeforeMs: nowMs - 65_000 });
    expect(soon).toMatchObject({ removedIds: [], untoldIds: [] });
    expect(await store.records.countOlder(old.beforeMs)).toBe(3);
    const then = await store.records.purge({ ...old, untoldBeforeMs: nowMs - 45_000 });
    expect([...then.removedIds].sort()).toEqual([order, enquiry].sort());
    expect([...then.untoldIds].sort()).toEqual([order, enquiry].sort());
    expect(await store.records.countOlder(old.beforeMs)).toBe(1);
    expect(await store.outbox.counts()).toMatchObject({ dead: 1 });
    const left = await store.records.list({ limit: 10, newestFirst: false });
    expect(left.map(({ submission }) => submission.id)).toEqual([late]);
  });

  test("a purge of much removes it in steps, until nothing is left that is old", async () => {
    const store = await fresh(kind);
    const entries = Array.from({ length: 1100 }, () =>
      anEnquiry({ nowMs: nowMs - 5000, held: true }),
    );
    await Promise.all([...entries, anEnquiry({ nowMs })].map(store.accept));
    const old = { beforeMs: nowMs - 1000, untoldBeforeMs: 0 };
    const ids = new Set<string>();
    for (let isOver = false; !isOver; ) {
      const { removedIds } = await store.records.purge(old);
      for (const id of removedIds) ids.add(id);
      isOver = !removedIds.length;
    }
    expect(ids.size).toBe(1100);
    expect(await store.records.countOlder(old.beforeMs)).toBe(0);
    expect(await store.records.list({ limit: 10, newestFirst: false })).toHaveLength(1);
  });

  test("what was written is there when the store is opened again", async () => {
    const place = await kind.place();
    const first = await kind.open(place);
    const entry = anOrder({});
    await first.accept(entry);
    await first.close();
    const second = await kind.open(place);
    const { submission } = entry;
    expect((await second.records.find(submission.id))?.submission).toEqual(submission);
  });

  test("what was handed in before the store was closed is written", async () => {
    const place = await kind.place();
    const first = await kind.open(place);
    const pending = Promise.all(Array.from({ length: 50 }, () => first.accept(anOrder({}))));
    await first.close();
    expect(await pending).toHaveLength(50);
    const second = await kind.open(place);
    expect(await second.records.list({ limit: 100, newestFirst: false })).toHaveLength(50);
  });
}
