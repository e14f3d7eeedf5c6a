import { setTimeout as pause } from "node:timers/promises";
import { isEmailAddress } from "../../domain/parse-form.ts";
import type { Config } from "../config/config.ts";
import { Failure, sentenceOf } from "../failure.ts";
import { spellings } from "../mail/address.ts";
import { composeMail } from "../mail/compose.ts";
import { folderChannel } from "../mail/folder-channel.ts";
import { mailFolder } from "../mail/mail-channel.ts";
import { type DoomedMails, removeMails } from "../mail/mail-files.ts";
import type { Erased, Store } from "../store/store.ts";

const writingMs = 1000;

/** Removes everything about an address: rows, log, and the files of mails. */
export async function erase(store: Store, config: Config, typed: string): Promise<string[]> {
  const email = typed.trim();
  // '@example.com' would be in everybody's submissions.
  if (!isEmailAddress(email)) throw new Failure("usage", `'${typed}' is not one e-mail address.`);
  const erased: Erased[] = [];
  for (const spelling of spellings(email)) erased.push(await store.records.erase(spelling));
  // A mail that the service was just writing has its final name by then.
  await pause(writingMs);
  const ids = erased.flatMap(({ removedMailIds }) => removedMailIds);
  let files = 0;
  for (const mentioning of spellings(email))
    files += await removeFiles(config, { ids, mentioning });
  const redactedIds = [...new Set(erased.flatMap(one => one.redactedIds))];
  await rewrite(store, config, redactedIds);
  await store.records.compact("erase");
  return [
    `Erased ${erased.flatMap(({ removedIds }) => removedIds).length} submission(s) and ${files} mail file(s).`,
    `The address was blacked out in ${redactedIds.length} submission(s) of other people.`,
    "Mail that was already sent, backups and the mail server's own records are not in our reach: see docs/operations.md.",
  ];
}

async function removeFiles({ dataDir }: Config, doomed: DoomedMails): Promise<number> {
  const folder = mailFolder(dataDir);
  try {
    return await removeMails(folder, doomed);
  } catch (error) {
    const message = `The rows are removed, but not all mails in ${folder} (${sentenceOf(error)}). Run this again as a user that may remove them.`;
    throw new Failure("unavailable", message, { cause: error });
  }
}

/** Other people's mails that mentioned the address are written anew, without it. */
async function rewrite(store: Store, config: Config, redactedIds: readonly string[]) {
  if (config.smtp) return;
  const channel = folderChannel(mailFolder(config.dataDir));
  for (const id of redactedIds) {
    const stored = await store.records.find(id);
    for (const mail of stored?.mails.filter(({ state }) => state === "sent") ?? []) {
      if (stored) await channel.send(composeMail({ mail, submission: stored.submission }, config));
    }
  }
}

export async function purge(store: Store, config: Config, age: string): Promise<string[]> {
  const before = new Date(Math.max(0, Date.now() - ageMs(age)));
  const purged = await store.records.purge(before.getTime());
  const isKept = async (id: string) => (await store.records.find(id)) !== undefined;
  await removeFiles(config, { ids: purged.removedMailIds, left: { before, isKept } });
  await store.records.compact("purge");
  return [
    `Removed ${purged.removedIds.length} submission(s) from before ${before.toISOString().slice(0, 10)}; those with mail still to be sent stay.`,
  ];
}

const dayMs = 86_400_000;
const unitsMs: Readonly<Record<string, number>> = {
  d: dayMs,
  w: 7 * dayMs,
  m: 30.44 * dayMs,
  y: 365.25 * dayMs,
};

function ageMs(age: string): number {
  const [, count, unit = ""] = /^(\d{1,4})([dwmy])$/.exec(age) ?? [];
  const unitMs = unitsMs[unit];
  if (unitMs && Number(count) > 0) return Number(count) * unitMs;
  throw new Failure("usage", `'${age}' is not an age such as 90d, 26w, 18m or 2y.`);
}
