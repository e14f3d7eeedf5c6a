import type { Config } from "../config/config.ts";
import { newMails } from "../mail/new-mails.ts";
import { firstDelayMs } from "../store/backoff.ts";
import type { EnquiryRecord, OrderRecord, Received, Submission } from "../store/records.ts";
import type { Entry, RequestMark } from "../store/store.ts";
import type { EnquiryContent } from "./message.ts";
import type { OrderContent } from "./order.ts";

export type Arrival = {
  readonly id: string;
  readonly config: Config;
  readonly nowMs: number;
  readonly heldReason: string | null;
  readonly request: RequestMark | undefined;
  /** Whether a second call may follow, which the notification then waits for. */
  readonly awaitsSecondCall: boolean;
};

export function orderEntry(order: OrderContent, arrival: Arrival): Entry<OrderRecord> {
  return entryOf({ kind: "order", ...received(arrival), ...order }, arrival);
}

export function enquiryEntry(enquiry: EnquiryContent, arrival: Arrival): Entry<EnquiryRecord> {
  return entryOf({ kind: "enquiry", ...received(arrival), ...enquiry }, arrival);
}

function received({ id, nowMs, heldReason }: Arrival): Received {
  const state = heldReason === null ? "received" : "held";
  return { id, createdAtMs: nowMs, state, heldReason };
}

function entryOf<Of extends Submission>(submission: Of, arrival: Arrival): Entry<Of> {
  const { config, nowMs, request, awaitsSecondCall } = arrival;
  const nextAtMs = awaitsSecondCall ? nowMs + firstDelayMs : nowMs;
  const moment = { createdAtMs: nowMs, nextAtMs };
  const mails = submission.state === "held" ? [] : newMails(submission, config, moment);
  return { submission, mails, request };
}
