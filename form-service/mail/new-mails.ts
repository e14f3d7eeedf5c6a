import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";
import { isPlainAddress } from "../config/mailbox.ts";
import { newId } from "../store/ids.ts";
import { emailOf, type MailKind, type NewMail, type Submission } from "../store/records.ts";

/** The mails that a submission causes: the owner is always told, the customer only if configured. */
export function newMails(
  submission: Submission,
  { from, acknowledge }: Config,
  dueAtMs: number,
): NewMail[] {
  const owner = newMail({
    kind: "owner",
    dedupeKey: `owner:${submission.id}`,
    dueAtMs,
    domain: domainOf(from.address),
  });
  const email = emailOf(submission);
  if (!acknowledge || !isPlainAddress(email)) return [owner];
  const thanks = newMail({
    kind: "acknowledgement",
    dedupeKey: acknowledgementKey(email, submission.createdAtMs),
    dueAtMs,
    domain: domainOf(from.address),
  });
  return [owner, thanks];
}

type Wanted = {
  readonly kind: MailKind;
  readonly dedupeKey: string;
  readonly dueAtMs: number;
  readonly domain: string;
};

function newMail({ kind, dedupeKey, dueAtMs, domain }: Wanted): NewMail {
  const id = newId(dueAtMs);
  return { id, kind, dedupeKey, messageId: `<${id}@${domain}>`, nextAtMs: dueAtMs };
}

/** One acknowledgement per address and day: a form must not be a way to flood somebody's mailbox. */
function acknowledgementKey(email: string, nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  return `ack:${createHash("sha256").update(email.toLowerCase()).digest("base64url")}:${day}`;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
