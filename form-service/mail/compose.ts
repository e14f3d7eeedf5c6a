import type { Config } from "../config/config.ts";
import { type Mailbox, reachable } from "../config/mailbox.ts";
import { emailOf, type MailKind } from "../store/records.ts";
import type { Claimed } from "../store/store.ts";
import { acknowledgement } from "./letters/acknowledgement.ts";
import { heldNotice } from "./letters/held-notice.ts";
import { ownerLetter } from "./letters/letter.ts";
import { letterHtml } from "./letters/letter-html.ts";
import { letterText } from "./letters/letter-text.ts";

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
export function composeMail(claimed: Claimed, config: Config): Mail {
  const { id, messageId, createdAtMs, kind } = claimed.mail;
  return {
    id,
    messageId,
    date: new Date(createdAtMs),
    from: config.from,
    ...written[kind](claimed, config),
  };
}

type Written = Omit<Mail, "id" | "messageId" | "date" | "from">;

/** Each kind of mail names its own recipient: none can go to somebody else because nobody thought of it. */
const written: Record<MailKind, (claimed: Claimed, config: Config) => Written> = {
  owner: ({ submission, heldLately }, { owner, facts }) => {
    const letter = ownerLetter(submission, facts, heldLately);
    return {
      to: owner,
      replyTo: letter.replyTo,
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter, facts.businessName),
    };
  },
  acknowledgement: ({ submission }, { owner, facts }) => {
    const email = emailOf(submission);
    const to = { name: "", address: reachable(email) ?? email };
    return { to, replyTo: owner, ...acknowledgement(submission, facts) };
  },
  notice: ({ heldLately = 0 }, { owner, facts }) => ({
    to: owner,
    replyTo: undefined,
    ...heldNotice(heldLately, facts),
  }),
};
