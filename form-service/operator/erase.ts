import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "../config/config.ts";
import { counted } from "../counted.ts";
import { Failure } from "../failure.ts";
import { folderChannel } from "../mail/channels/folder-channel.ts";
import { composeMail } from "../mail/compose.ts";
import { mailFolder } from "../mail/mail-folder.ts";
import { submissionIdIn } from "../mail/new-mails.ts";
import { isId } from "../store/ids.ts";
import type { Erased, Store } from "../store/store.ts";
import { spellingsOf } from "./person.ts";
import { removeMailFiles } from "./remove-mail-files.ts";

const writingMs = 1000;

/** Removes everything about an address: rows, log, and the files of mails. */
export async function erase(store: Store, config: Config, typed: string): Promise<string[]> {
  const emails = spellingsOf(typed);
  const erased: Erased[] = [];
  for (const email of emails) erased.push(await store.records.erase(email));
  // A mail that the service was just writing has its final name by then.
  await pause(writingMs);
  const ids = erased.flatMap(({ removedMailIds }) => removedMailIds);
  const renew = (mailId: string) => renewMailFile(store, config, mailId);
  const files = await removeMailFiles(config, { ids, mentioning: { addresses: emails, renew } });
  const redactedIds = new Set(erased.flatMap(one => one.redactedIds));
  await store.records.compact("erase");
  return [
    `Erased ${counted(erased.flatMap(({ removedIds }) => removedIds).length, "submission")} and ${counted(files, "mail file")}.`,
    `The address was blacked out in ${counted(redactedIds.size, "submission")} of other people.`,
    outOfReach,
  ];
}

/**
 * The same for single submissions, such as those of a form that asks for no address. One that is gone already is no
 * mistake: an erasure that was cut off is finished by calling it again.
 */
export async function eraseSubmissions(
  store: Store,
  config: Config,
  typed: readonly string[],
): Promise<string[]> {
  const ids = typed.map(idFrom);
  const { removedIds, removedMailIds } = await store.records.remove(ids);
  await pause(writingMs);
  const files = await removeMailFiles(config, { ids: [...removedMailIds, ...ids] });
  await store.records.compact("erase");
  return [
    `Erased ${counted(removedIds.length, "submission")} and ${counted(files, "mail file")}.`,
    ...ids.filter(id => !removedIds.includes(id)).map(id => `There is no submission ${id}.`),
    "What else there is of the same person stays: erase --email removes all of an address.",
    outOfReach,
  ];
}

const outOfReach =
  "Mail that was already sent, backups and the mail server's own records are not in our reach: see docs/operations.md.";

function idFrom(typed: string): string {
  const id = typed.trim().toLowerCase();
  if (isId(id)) return id;
  throw new Failure("usage", `'${typed}' is not an id such as list shows: nothing was erased.`);
}

/** A mail about another person's submission, from whose row the address is gone by now. */
async function renewMailFile(store: Store, config: Config, mailId: string): Promise<boolean> {
  const stored = await store.records.find(submissionIdIn(mailId) ?? "");
  const mail = stored?.mails.find(({ id }) => id === mailId);
  if (!stored || !mail) return false;
  const { submission } = stored;
  await folderChannel(mailFolder(config.dataDir)).send(composeMail({ mail, submission }, config));
  return true;
}
