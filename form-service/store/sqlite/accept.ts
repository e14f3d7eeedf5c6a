import type { Database } from "better-sqlite3";
import { addonLines } from "../addon-lines.ts";
import { idFloor } from "../ids.ts";
import { markHash } from "../mark-hash.ts";
import { enquiryColumns, mailColumns, orderColumns } from "../rows.ts";
import type { OrderCall, Receipt, Store } from "../store.ts";
import type { AtOnce } from "./at-once.ts";
import type { BoundEntry, BoundRequest } from "./bound-entry.ts";
import { insertInto } from "./insert-into.ts";

type Accept = AtOnce<Pick<Store, "completeOrder" | "forgetRequests">> & {
  readonly accept: (entry: BoundEntry) => Receipt;
};

type Known = OrderCall["content"] & { addons: string };
type Found = { id: string };
type KnownRequest = { content_hash: Buffer; submission_id: string };

/** The two things visitors write. To be run inside a transaction. */
export function prepareAccept(db: Database): Accept {
  const addMail = insertInto(db, "outbox", mailColumns);
  const addSubmission = {
    order: insertInto(db, "package_orders", orderColumns),
    enquiry: insertInto(db, "enquiries", enquiryColumns),
  };
  const knownRequest = db.prepare<[Buffer], KnownRequest>(
    "SELECT content_hash, submission_id FROM requests WHERE key = ?",
  );
  const addRequest = db.prepare(
    `INSERT INTO requests (key, content_hash, submission_id, expires_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash,
       submission_id = excluded.submission_id, expires_at = excluded.expires_at
     WHERE expires_at <= ?`,
  );
  const makeDue = db.prepare(
    `UPDATE outbox SET next_at = min(next_at, @atMs), due_at = min(due_at, @atMs)
     WHERE order_id = @id AND kind = 'owner' AND state = 'queued' AND attempts = 0`,
  );
  const isSame = `email = @email AND selected_package = @selectedPackage AND @addons = ifnull(
    (SELECT group_concat((value ->> 'quantity') || ' ' || (value ->> 'name'), char(10)
       ORDER BY value ->> 'name')
     FROM json_each(selected_addons)), '')`;
  const orderById = db.prepare<Known & { orderId: string }, Found>(
    `SELECT id FROM package_orders WHERE id = @orderId AND ${isSame}
       AND (@phone IS NULL OR phone IS @phone) AND (@message IS NULL OR message IS @message)`,
  );
  const saysAll = `${isSame} AND name = @name AND phone IS @phone AND message IS @message`;
  const orderByContent = db.prepare<Known & { floor: string }, Found>(
    `SELECT id FROM package_orders WHERE id >= @floor AND ${saysAll} ORDER BY id DESC LIMIT 1`,
  );
  const orderByKey = db.prepare<Known & { key: Buffer }, Found>(
    `SELECT id FROM package_orders
     WHERE id = (SELECT submission_id FROM requests WHERE key = @key) AND ${saysAll}`,
  );
  const forget = db.prepare("DELETE FROM requests WHERE expires_at <= ?");

  /** Remembers the request, or says what became of it the first time. */
  function remember([keyText, words, ...times]: BoundRequest, id: string): Receipt | undefined {
    const key = Buffer.from(keyText, "latin1");
    const hash = markHash(words);
    if (addRequest.run(key, hash, id, ...times).changes) return undefined;
    const known = knownRequest.get(key);
    if (!known) throw new Error("a request that is known cannot be found");
    return known.content_hash.equals(hash)
      ? { outcome: "repeated", id: known.submission_id }
      : { outcome: "conflict" };
  }

  return {
    accept([id, kind, submission, mails, request]) {
      const earlier = request && remember(request, id);
      if (earlier) return earlier;
      addSubmission[kind].run(...submission);
      for (const mail of mails) addMail.run(...mail);
      return { outcome: "stored", id };
    },
    completeOrder({ orderId, requestKey, content, atMs }) {
      const known = { ...content, addons: addonLines(content.selectedAddons) };
      const order =
        requestKey === undefined
          ? orderById.get({ ...known, orderId: orderId ?? "" }) ||
            orderByContent.get({ ...known, floor: idFloor(content.sinceMs) })
          : orderByKey.get({ ...known, key: Buffer.from(requestKey, "latin1") });
      if (order) makeDue.run({ id: order.id, atMs });
      return order?.id;
    },
    forgetRequests: nowMs => void forget.run(nowMs),
  };
}
