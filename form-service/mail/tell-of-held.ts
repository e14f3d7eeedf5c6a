import type { Config } from "../config/config.ts";
import { aWeekBefore } from "../store/counts.ts";
import { idFloor } from "../store/ids.ts";
import type { NewMail } from "../store/records.ts";
import { noticeIdStart } from "../store/rows.ts";
import type { Store } from "../store/store.ts";
import { utcDay } from "../utc-day.ts";
import { messageIdOf } from "./new-mails.ts";

const dayMs = 86_400_000;

/**
 * The owner's mails tell how many submissions are held. Where a day brings none, what came in on it is told in one of its
 * own: nobody else would know of an order whose invisible field a password manager filled.
 */
export async function tellOfHeld(store: Store, config: Config, nowMs: number): Promise<void> {
  const newest = { newestFirst: true, limit: 1 } as const;
  const afterId = idFloor(nowMs - dayMs);
  const [held] = await store.records.list({ ...newest, state: "held", afterId });
  const [received] = await store.records.list({ ...newest, state: "received" });
  const toldId = received?.submission.id ?? "";
  // What is older than a week is counted by no mail.
  if (!held || held.submission.id < toldId || held.submission.id < aWeekBefore(nowMs)) return;
  const { submission } = held;
  await store.outbox.addMail(submission, noticeOf(submission.createdAtMs, config, nowMs));
}

/** One for all that came in on a day: of spam there may be much. */
function noticeOf(createdAtMs: number, config: Config, nowMs: number): NewMail {
  const id = `${noticeIdStart}${utcDay(createdAtMs)}`;
  const messageId = messageIdOf(id, config);
  return { id, kind: "notice", messageId, createdAtMs: nowMs, nextAtMs: nowMs };
}
