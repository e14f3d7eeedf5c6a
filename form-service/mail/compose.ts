import type { Config } from "../config/config.ts";
import type { Mailbox } from "../config/mailbox.ts";
import { emailOf } from "../store/records.ts";
import type { Claimed } from "../store/store.ts";
import { acknowledgement } from "./acknowledgement.ts";
import { reachable } from "./address.ts";
import { ownerLetter } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** A mail that is ready to go; every address is one mailbox, never a list. */
export type Mail = {
  readonly id: string;
  readonly messageId: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly replyTo: Mailbox | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Written when it is sent, from the stored row: the outbox itself holds nothing about a person. */
export function composeMail({ mail, submission }: Claimed, { from, owner, facts }: Config): Mail {
  const common = { id: mail.id, messageId: mail.messageId, date: new Date(mail.createdAtMs), from };
  if (mail.kind === "acknowledgement") {
    const email = emailOf(submission);
    const to = { name: "", address: reachable(email) ?? email };
    return { ...common, to, replyTo: owner, ...acknowledgement(submission, facts) };
  }
  const letter = ownerLetter(submission, facts);
  return {
    ...common,
    to: owner,
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter, facts.businessName),
  };
}
