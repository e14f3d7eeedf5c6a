import type { Config } from "../config/config.ts";
import { counted } from "../counted.ts";
import { Failure } from "../failure.ts";
import { messageIdOf } from "../mail/new-mails.ts";
import { newId } from "../store/ids.ts";
import type { MailRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { submissionOf } from "./submission-of.ts";

type Wanted = {
  readonly ids: readonly string[];
  readonly dead?: boolean;
  readonly waiting?: boolean;
};

/** Queues mails again: those that were given up or wait for another attempt, and all of the named submissions. */
export async function resend(store: Store, config: Config, wanted: Wanted): Promise<string[]> {
  const { ids, dead, waiting } = wanted;
  if (!dead && !waiting && !ids.length) {
    const message =
      "Name the submissions whose mails go out again, or --dead for all given up, or --waiting for all put off.";
    throw new Failure("usage", message);
  }
  const { deadMails, putOffMails } = store.records;
  const named = [
    ...(dead ? await deadMails() : []),
    ...(waiting ? await putOffMails(Date.now()) : []),
  ];
  for (const id of ids) named.push(...(await mailsOf(store, id)));
  // Named twice it is one mail all the same, and has not gone on by itself.
  const mails = [...new Map(named.map(mail => [mail.id, mail])).values()];
  let queued = 0;
  for (const mail of mails) {
    if (await store.records.requeue(mail, messageIdFor(mail, config), Date.now())) queued++;
  }
  const others = mails.length - queued;
  return [
    `${counted(queued, "mail is queued and goes", "mails are queued and go")} out within a minute if the service runs and the mail server takes mail, and within ten once it does again.`,
    ...(others ? [`${others} more went on by themselves meanwhile, or are on their way.`] : []),
  ];
}

async function mailsOf(store: Store, id: string): Promise<readonly MailRecord[]> {
  const { submission, mails } = await submissionOf(store, id);
  if (submission.state === "held") {
    // The command is to be pasted, so no full stop may touch the id.
    const advice = `with form-service held release ${id} it gets one.`;
    throw new Failure("usage", `${id} is held and has no mail of its own: ${advice}`);
  }
  // Who was thanked is not thanked again: it is the owner who missed something, and not that it was held once.
  return mails.filter(
    ({ kind, state }) => kind === "owner" || (kind === "acknowledgement" && state !== "sent"),
  );
}

/** A mail program shows a Message-ID once: what had arrived needs a new one to be seen again. */
function messageIdFor(mail: MailRecord, config: Config): string {
  return mail.state === "sent" ? messageIdOf(newId(Date.now()), config) : mail.messageId;
}
