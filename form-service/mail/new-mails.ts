import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";
import { reachable } from "../config/mailbox.ts";
import { emailOf, type MailKind, type NewMail, type Submission } from "../store/records.ts";

/** When a mail comes into being, and when it is due: a submission that was held is told of long after it came. */
type Moment = Pick<NewMail, "createdAtMs" | "nextAtMs">;

/** The mails that a submission causes: the owner is always told, the customer only if configured. */
export function newMails(
  submission: Submission,
  { from, acknowledge }: Config,
  { createdAtMs, nextAtMs }: Moment,
): NewMail[] {
  const domain = domainOf(from.address);
  const make = (kind: MailKind, id: string): NewMail => {
    return { id, kind, messageId: `<${id}@${domain}>`, createdAtMs, nextAtMs };
  };
  const owner = make("owner", ownerMailId(submission.id));
  const email = reachable(emailOf(submission));
  if (!acknowledge || !email) return [owner];
  return [owner, make("acknowledgement", acknowledgementId(email, submission.createdAtMs))];
}

export function ownerMailId(submissionId: string): string {
  return `owner-${submissionId}`;
}

/**
 * One acknowledgement per mailbox and day: a form must not be a way to flood it, and ann+1@example.com, ann+2@example.com
 * and so on are all Ann's.
 */
function acknowledgementId(email: string, nowMs: number): string {
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const mailbox = email.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, "");
  const address = createHash("sha256").update(mailbox).digest("hex").slice(0, 32);
  return `acknowledgement-${address}-${day}`;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
