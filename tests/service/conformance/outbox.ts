import { expect, test } from "vitest";
import { retryDelayMs } from "../../../form-service/store/backoff.ts";
import { mailKinds } from "../../../form-service/store/records.ts";
import { noticeIdStart } from "../../../form-service/store/rows.ts";
import type { Store } from "../../../form-service/store/store.ts";
import { anEnquiry, anOrder, settleNext } from "../entries.ts";
import { fresh, type StoreKind } from "./stores.ts";

const nowMs = Date.parse("2026-03-01T12:00:00Z");
const leaseMs = 120_000;
const one = { workerName: "one", nowMs, leaseMs };
const two = { workerName: "two", nowMs, leaseMs };
/** Its lease has ended as it begins. */
const over = { ...one, leaseMs: 0 };

export function outboxBehaviour(kind: StoreKind): void {
  test("a mail is claimed when it is due, by one worker, and its attempt is counted", async () => {
    const { store, id } = await withMail(kind);
    const claimed = await store.outbox.claim(one);
    expect(claimed?.mail).toMatchObject({ submissionId: id, state: "sending", attempts: 1 });
    expect(claimed?.submission.id).toBe(id);
    expect(await store.outbox.claim(two)).toBeUndefined();
  });

  test.each(mailKinds)(
    "a mail of the kind %s is kept and claimed, and given up it is told of, unless it only thanks",
    async mailKind => {
      const store = await fresh(kind);
      const entry = anEnquiry({ nowMs });
      const start = mailKind === "notice" ? noticeIdStart : "";
      const mails = entry.mails.map(mail => ({ ...mail, id: start + mail.id, kind: mailKind }));
      await store.accept({ ...entry, mails });
      const claimed = await claim(store);
      expect(claimed.kind).toBe(mailKind);
      await store.outbox.settle(claimed, "one", { state: "dead", answer: "550 no" });
      const toldCount = mailKind === "acknowledgement" ? 0 : 1;
      expect((await store.outbox.counts()).dead).toBe(toldCount);
      expect(await store.records.deadMails()).toHaveLength(toldCount);
    },
  );

  test("a mail that is not due yet is not claimed", async () => {
    const store = await fresh(kind);
    await store.accept(anOrder({ nowMs }));
    expect(await store.outbox.claim(one)).toBeUndefined();
    expect(await store.outbox.claim({ ...one, nowMs: nowMs + 10_000 })).toBeDefined();
  });

  test("two instances that claim at once never get the same mail", async () => {
    const place = await kind.place();
    const stores = [await kind.open(place), await kind.open(place)];
    const entries = Array.from({ length: 60 }, () => anEnquiry({ nowMs }));
    await Promise.all(entries.map(entry => stores[0]?.accept(entry)));
    const claims = await Promise.all(
      entries.map((_, n) => stores[n % 2]?.outbox.claim(n % 2 ? one : two)),
    );
    const found = claims.map(claimed => claimed?.mail.id);
    // SKIP LOCKED may leave one out that somebody else holds at the moment; the next round gets it.
    const taken = found.filter(id => id !== undefined);
    expect(new Set(taken).size).toBe(taken.length);
    for (;;) {
      const more = await stores[0]?.outbox.claim(one);
      if (!more) break;
      taken.push(more.mail.id);
    }
    expect(new Set(taken).size).toBe(60);
  });

  test("a mail that was sent is done with", async () => {
    const { store, id } = await withMail(kind);
    const claimed = await claim(store);
    await store.outbox.settle(claimed, "one", { state: "sent", answer: "250 ok", atMs: nowMs + 5 });
    const [mail] = (await store.records.find(id))?.mails ?? [];
    expect(mail).toMatchObject({ state: "sent", sentAtMs: nowMs + 5, lastAnswer: "250 ok" });
    await store.outbox.recover({ nowMs: nowMs + 1e9, leaseMs });
    expect(await store.outbox.claim({ ...two, nowMs: nowMs + 1e9 })).toBeUndefined();
  });

  test("a mail that failed waits for its next moment, and an attempt that says nothing is not counted", async () => {
    const { store } = await withMail(kind);
    const again = { state: "queued" as const, answer: "451 later", nextAtMs: nowMs + 1000 };
    await store.outbox.settle(await claim(store), "one", { ...again, counts: true });
    expect(await store.outbox.claim(one)).toBeUndefined();
    const second = await store.outbox.claim({ ...one, nowMs: nowMs + 1000 });
    expect(second?.mail.attempts).toBe(2);
    if (second) await store.outbox.settle(second.mail, "one", { ...again, counts: false });
    expect((await store.outbox.claim({ ...one, nowMs: nowMs + 1000 }))?.mail.attempts).toBe(2);
  });

  test("a mail that was put off is listed until its moment, one that was never tried is not", async () => {
    const { store, id } = await withMail(kind);
    const again = { state: "queued", answer: "451 later", nextAtMs: nowMs + 1000 } as const;
    await store.outbox.settle(await claim(store), "one", { ...again, counts: true });
    await store.accept(anOrder({ nowMs }));
    const listed = async (atMs: number) =>
      (await store.records.putOffMails(atMs)).map(({ submissionId }) => submissionId);
    expect(await listed(nowMs)).toEqual([id]);
    expect(await listed(nowMs + 1000)).toEqual([]);
  });

  test("a mail that was given up is listed, and can be queued again, dated anew", async () => {
    const { store } = await withMail(kind);
    await store.outbox.settle(await claim(store), "one", { state: "dead", answer: "550 no" });
    expect(await store.outbox.counts()).toMatchObject({ dead: 1, queued: 0 });
    const [dead] = await store.records.deadMails();
    if (!dead) throw new Error("there is no dead mail");
    const laterMs = nowMs + 5 * 86_400_000;
    await store.records.requeue(dead, "<new@example.com>", laterMs);
    // Else it would be an alarm at once, as one that has been due for days.
    expect((await store.outbox.counts()).oldestUnsentMs).toBe(laterMs);
    expect((await store.outbox.claim({ ...one, nowMs: laterMs }))?.mail).toMatchObject({
      attempts: 1,
      messageId: "<new@example.com>",
      createdAtMs: laterMs,
    });
  });

  test.each([
    { state: "dead" as const, answer: "550 no" },
    { state: "sent" as const, answer: "250 ok", atMs: nowMs },
  ])("a mail that two commands queue again at once is queued once: $state", async how => {
    const place = await kind.place();
    const stores = [await kind.open(place), await kind.open(place)] as const;
    const entry = anEnquiry({ nowMs });
    await stores[0].accept(entry);
    await stores[0].outbox.settle(await claim(stores[0]), "one", how);
    const read = async () => (await stores[0].records.find(entry.submission.id))?.mails[0];
    const known = await read();
    if (!known) throw new Error("there is no mail");
    const ids = ["<first@example.com>", "<second@example.com>"];
    const queued = await Promise.all(
      stores.map((store, n) => store.records.requeue(known, ids[n] ?? "", nowMs)),
    );
    expect(queued.filter(Boolean)).toHaveLength(1);
    expect(await read()).toMatchObject({ state: "queued", messageId: ids[queued.indexOf(true)] });
    // On its way: whoever sends it goes on alone.
    const sending = await claim(stores[1]);
    expect(await stores[0].records.requeue(sending, "<third@example.com>", nowMs)).toBe(false);
    await stores[1].outbox.settle(sending, "one", { state: "sent", answer: "", atMs: nowMs });
    expect(await stores[0].records.requeue(known, "<late@example.com>", nowMs)).toBe(false);
    expect(await read()).toMatchObject({ state: "sent", messageId: sending.messageId });
  });

  test("a lease that is over is taken back, one that runs is not", async () => {
    const store = await fresh(kind);
    for (let count = 0; count < 2; count++) await store.accept(anEnquiry({ nowMs }));
    await claim(store);
    const mail = await claim(store, over);
    await store.outbox.recover({ nowMs, leaseMs });
    const taken = await store.outbox.claim(two);
    expect(taken?.mail).toMatchObject({ id: mail.id, messageId: mail.messageId, attempts: 2 });
    expect(await store.outbox.claim(two)).toBeUndefined();
  });

  test("a worker whose lease went to another cannot put the mail back, but it can say that it arrived", async () => {
    const { store, id } = await withMail(kind);
    const mail = await claim(store, over);
    await store.outbox.recover({ nowMs, leaseMs });
    await store.outbox.claim(two);
    const again = { state: "queued", answer: "451", nextAtMs: nowMs, counts: true } as const;
    const notSent = [{ state: "dead", answer: "550" } as const, again];
    for (const how of notSent) await store.outbox.settle(mail, "one", how);
    expect((await store.records.find(id))?.mails[0]?.state).toBe("sending");
    await store.outbox.settle(mail, "one", { state: "sent", answer: "250", atMs: nowMs });
    expect((await store.records.find(id))?.mails[0]?.state).toBe("sent");
    for (const how of notSent) await store.outbox.settle(mail, "two", how);
    expect((await store.records.find(id))?.mails[0]?.state).toBe("sent");
  });

  test("a mail that arrived after its lease was over is not sent again", async () => {
    const { store } = await withMail(kind);
    const mail = await claim(store, over);
    await store.outbox.recover({ nowMs, leaseMs });
    await store.outbox.settle(mail, "one", { state: "sent", answer: "250", atMs: nowMs });
    expect(await store.outbox.claim(two)).toBeUndefined();
  });

  test("an instance whose clock is a little behind leaves the others' leases alone", async () => {
    const { store } = await withMail(kind);
    await claim(store);
    await store.outbox.recover({ nowMs: nowMs - 30_000, leaseMs });
    expect(await store.outbox.claim(two)).toBeUndefined();
  });

  // By an hour, as where somebody set it to summer time by hand: some mails wait longer for good reason.
  test.each([1, 30 * 24])(
    "mails that a clock put off by %i h are due again when it is set right",
    async hours => {
      const store = await fresh(kind);
      const wrongMs = nowMs + hours * 3_600_000;
      await store.accept(anOrder({ nowMs: wrongMs }));
      await store.accept(anEnquiry({ nowMs: wrongMs }));
      await store.outbox.claim({ ...one, nowMs: wrongMs, leaseMs: wrongMs - nowMs });
      await store.outbox.recover({ nowMs, leaseMs });
      const again = { answer: "451", nextAtMs: nowMs + 7_200_000, counts: true };
      for (let mails = 0; mails < 2; mails++)
        await settleNext(store, { state: "queued", ...again }, nowMs);
      // Else it would be no alarm for as long as the clock had been wrong.
      expect((await store.outbox.counts()).oldestUnsentMs).toBe(nowMs);
    },
  );

  test("a mail that failed once before a clock was set back by an hour does not wait for that hour", async () => {
    const { store } = await withMail(kind);
    const nextAtMs = nowMs + 3_600_000 + retryDelayMs(1, 1);
    await settleNext(store, { state: "queued", answer: "451", nextAtMs, counts: true }, nowMs);
    await store.outbox.recover({ nowMs, leaseMs });
    expect(await store.outbox.claim(one)).toBeDefined();
  });

  test("mails that a clock has put off are looked for once a minute, and at once when the clock goes back", async () => {
    const store = await fresh(kind);
    const dayMs = 86_400_000;
    const isClaimedAfterLook = async (atMs: number) => {
      await store.outbox.recover({ nowMs: atMs, leaseMs });
      return !!(await store.outbox.claim({ ...one, nowMs: atMs }));
    };
    expect(await isClaimedAfterLook(nowMs)).toBe(false);
    await store.accept(anEnquiry({ nowMs: nowMs + dayMs }));
    expect(await isClaimedAfterLook(nowMs + 1000)).toBe(false);
    expect(await isClaimedAfterLook(nowMs + 61_000)).toBe(true);
    await store.accept(anEnquiry({ nowMs: nowMs + dayMs }));
    expect(await isClaimedAfterLook(nowMs + 60_000)).toBe(true);
  });

  test("they are looked for although a submission beside it cannot be stored", async () => {
    const store = await fresh(kind);
    await store.accept(anOrder({ nowMs: nowMs + 86_400_000 }));
    const bad = anOrder({});
    // No table takes a state of this name, and the type system is not asked here.
    Object.assign(bad.submission, { state: "nonsense" });
    const [, refused] = await Promise.allSettled([
      store.outbox.recover({ nowMs, leaseMs }),
      store.accept(bad),
    ]);
    expect(refused.status).toBe("rejected");
    expect(await store.outbox.claim(one)).toBeDefined();
  });

  test("a mail that waits some hours for its next attempt is left waiting", async () => {
    const { store } = await withMail(kind);
    const putOff = (atMs: number) =>
      settleNext(store, { state: "queued", answer: "451", nextAtMs: atMs, counts: true }, nowMs);
    for (let attempts = 1; attempts < 10; attempts++) await putOff(nowMs);
    const nextAtMs = nowMs + 3 * 3_600_000;
    await putOff(nextAtMs);
    await store.outbox.recover({ nowMs, leaseMs });
    expect(await store.outbox.claim(two)).toBeUndefined();
    expect(await store.outbox.claim({ ...two, nowMs: nextAtMs })).toBeDefined();
  });

  test("it counts the mails by state, the held submissions and the age of the oldest", async () => {
    const { store } = await withMail(kind);
    await store.accept(anOrder({ nowMs: nowMs - 5000 }));
    await store.accept(anEnquiry({ nowMs, held: true }));
    await store.outbox.claim(one);
    const counted = { queued: 1, sending: 1, dead: 0, held: 1, oldestUnsentMs: nowMs };
    expect(await store.outbox.counts()).toEqual(counted);
  });

  test("a mail to the owner knows how many submissions of the past week are held", async () => {
    const { store } = await withMail(kind);
    for (const daysAgo of [0, 6, 8])
      for (const entry of [anOrder, anEnquiry])
        await store.accept(entry({ nowMs: nowMs - daysAgo * 86_400_000, held: true }));
    expect((await store.outbox.claim(one))?.heldLately).toBe(4);
  });

  test("the oldest mail counts from when it was first due, whatever became of its attempts", async () => {
    const { store } = await withMail(kind);
    await store.accept(anEnquiry({ nowMs: nowMs + 1000 }));
    const oldest = async () => (await store.outbox.counts()).oldestUnsentMs;
    const again = { state: "queued" as const, answer: "451 later", nextAtMs: nowMs + 50_000 };
    expect(await oldest()).toBe(nowMs);
    const mail = await claim(store);
    expect(await oldest()).toBe(nowMs);
    await store.outbox.settle(mail, "one", { ...again, counts: false });
    expect(await oldest()).toBe(nowMs);
    const { mail: second } = (await store.outbox.claim({ ...one, nowMs: nowMs + 1000 })) ?? {};
    if (second) await store.outbox.settle(second, "one", { ...again, counts: true });
    expect(await oldest()).toBe(nowMs);
    const sent = { state: "sent" as const, answer: "250 ok", atMs: nowMs + 60_000 };
    await store.outbox.settle(mail, "one", sent);
    expect(await oldest()).toBe(nowMs + 1000);
  });
}

async function withMail(kind: StoreKind): Promise<{ store: Store; id: string }> {
  const store = await fresh(kind);
  const entry = anEnquiry({ nowMs });
  await store.accept(entry);
  return { store, id: entry.submission.id };
}

async function claim(store: Store, how = one) {
  const claimed = await store.outbox.claim(how);
  if (!claimed) throw new Error("there is no mail to claim");
  return claimed.mail;
}
