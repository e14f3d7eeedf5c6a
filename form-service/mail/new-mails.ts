import { createHash } from "node:crypto";
import type { Config } from "../config/config.ts";
import { reachable } from "../config/mailbox.ts";
import { isId } from "../store/ids.ts";
import { emailOf, type MailKind, type NewMail, type Submission } from "../store/records.ts";
import { utcDay } from "../utc-day.ts";

/** When a mail comes into being, and when it is due: a submission that was held is told of long after it came. */
type Moment = Pick<NewMail, "createdAtMs" | "nextAtMs">;

/** The mails that a submission causes: the owner is always told, the customer only if configured. */
export function newMails(
  submission: Submission,
  config: Config,
  { createdAtMs, nextAtMs }: Moment,
): NewMail[] {
  const make = (kind: MailKind, about: string, dueAtMs: number): NewMail => {
    const id = `${kind}-${about}`;
    return { id, kind, messageId: messageIdOf(id, config), createdAtMs, nextAtMs: dueAtMs };
  };
  const owner = make("owner", submission.id, nextAtMs);
  const email = reachable(emailOf(submission));
  if (!config.acknowledge || !email) return [owner];
  // Of two that are due at once the one whose id begins with a would go first, and the owner's wait for the customer's server.
  const about = mailboxAndDay(email, submission.createdAtMs);
  return [owner, make("acknowledgement", about, nextAtMs + 1)];
}

export function messageIdOf(id: string, { from }: Config): string {
  return `<${id}@${domainOf(from.address)}>`;
}

/** What a mail's id says of its submission; nothing where several submissions of a day share the mail. */
export function submissionIdIn(mailId: string): string | undefined {
  const about = mailId.slice(mailId.indexOf("-") + 1);
  return isId(about) ? about : undefined;
}

/** One acknowledgement per mailbox and day: a form must not be a way to flood it. */
function mailboxAndDay(email: string, nowMs: number): string {
  const address = createHash("sha256").update(mailboxOf(email)).digest("hex").slice(0, 32);
  return `${address}-${utcDay(nowMs)}`;
}

/** ann+1@example.com, ann+2@example.com and so on are all Ann's; so is each way to set dots in a name at Google. */
function mailboxOf(email: string): string {
  const mailbox = email.toLowerCase().replace(/(?<=.)\+[^@]*(?=@)/, "");
  const name = /^(.+)@(?:gmail|googlemail)\.com$/.exec(mailbox)?.[1];
  return name ? `${name.replaceAll(".", "")}@gmail.com` : mailbox;
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}
