import type { Config } from "../config/config.ts";
import { newMails } from "../mail/new-mails.ts";
import type { Store } from "../store/store.ts";
import { submissionOf } from "./submission-of.ts";

/** Takes what was held as received, and queues its mail. */
export async function release(
  store: Store,
  config: Config,
  ids: readonly string[],
): Promise<string[]> {
  const found = [];
  for (const id of ids) found.push(await submissionOf(store, id));
  const lines: string[] = [];
  for (const { submission } of found) {
    const { id } = submission;
    const nowMs = Date.now();
    const mails = newMails(submission, config, { createdAtMs: nowMs, nextAtMs: nowMs });
    const isReleased = await store.records.release(id, mails);
    lines.push(isReleased ? `${id} is released, its mail is queued.` : `${id} is not held.`);
  }
  return lines;
}
