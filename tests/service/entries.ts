import { entryOf } from "../../form-service/requests/entry.ts";
import { readOrder } from "../../form-service/requests/order.ts";
import { newId } from "../../form-service/store/ids.ts";
import type { EnquiryRecord, MailRecord, OrderRecord } from "../../form-service/store/records.ts";
import type { Entry, Settlement, Store } from "../../form-service/store/store.ts";
import { configOf, message, order } from "./parts.ts";

type Wish = {
  readonly key?: string;
  readonly nowMs?: number;
  readonly email?: string;
  readonly held?: boolean;
};

/** An entry of which is known what it is. */
type EntryOf<One> = Entry & { readonly submission: One };

export function anOrder(wish: Wish): EntryOf<OrderRecord> {
  const read = readOrder({ ...order, email: wish.email ?? order.email });
  if (!read.ok) throw new Error("the sample order is not valid");
  const entry = entryOf(read.order, { ...arrival(wish), awaitsSecondCall: true });
  return { ...entry, submission: { ...entry.submission, ...read.order } };
}

export function anEnquiry(wish: Wish & { message?: string }): EntryOf<EnquiryRecord> {
  const { email = message.email, message: text = message.message } = wish;
  const fields = { ...message, email, message: text };
  const content = { kind: "enquiry", form: "contact", fields } as const;
  const entry = entryOf(content, { ...arrival(wish), awaitsSecondCall: false });
  return { ...entry, submission: { ...entry.submission, ...content } };
}

function arrival({ key, nowMs = Date.now(), held = false }: Wish) {
  const request = key
    ? { key, words: "content", atMs: nowMs, expiresAtMs: nowMs + 1e6 }
    : undefined;
  return {
    id: newId(nowMs),
    config: configOf({}),
    nowMs,
    heldReason: held ? "a test" : null,
    request,
  };
}

/** What comes of the mail that is due next. */
export async function settleNext(
  { outbox }: Store,
  how: Settlement,
  nowMs = Date.now(),
): Promise<MailRecord> {
  const claimed = await outbox.claim({ workerName: "one", nowMs, leaseMs: 1000 });
  if (!claimed) throw new Error("no mail is due");
  await outbox.settle(claimed.mail, "one", how);
  return claimed.mail;
}
