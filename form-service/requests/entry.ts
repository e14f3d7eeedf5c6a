import type { Config } from "../config/config.ts";
import { newMails } from "../mail/new-mails.ts";
import { firstDelayMs } from "../store/backoff.ts";
import type { Content, Received } from "../store/records.ts";
import type { Entry, RequestMark } from "../store/store.ts";

type Arrival = {
  readonly id: string;
  readonly config: Config;
  readonly nowMs: number;
  readonly heldReason: string | null;
  readonly request: RequestMark | undefined;
  /** Whether a second call may follow, which the notification then waits for. */
  readonly awaitsSecondCall: boolean;
};

export function entryOf(
  content: Content,
  { id, config, nowMs, heldReason, request, awaitsSecondCall }: Arrival,
): Entry {
  const state: Received["state"] = heldReason === null ? "received" : "held";
  const submission = { ...content, id, createdAtMs: nowMs, state, heldReason };
  const nextAtMs = awaitsSecondCall ? nowMs + firstDelayMs : nowMs;
  const moment = { createdAtMs: nowMs, nextAtMs };
  const mails = state === "held" ? [] : newMails(submission, config, moment);
  return { submission, mails, request };
}
