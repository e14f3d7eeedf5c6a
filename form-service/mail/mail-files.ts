import { readdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { codeOf } from "../failure.ts";
import { idFloor } from "../store/ids.ts";
import { mentions } from "../store/redact.ts";
import { utcDay } from "../utc-day.ts";
import { readableText } from "./eml.ts";
import { submissionIdIn } from "./new-mails.ts";

/** The files of mails, newest name last; none when the folder does not exist yet. */
export async function mailFiles(folder: string): Promise<string[]> {
  return (await allFiles(folder)).filter(name => name.endsWith(".eml")).sort();
}

export type DoomedMails = {
  /** Of mails, or of submissions whose mails they are. */
  readonly ids: readonly string[];
  /** And those that an earlier purge has left, which was cut off between its rows and its files. */
  readonly left?: Left;
  readonly mentioning?: Mentioning;
};

/** And those in which an address can be read, unless they are somebody else's. */
type Mentioning = {
  /** In each way to write it. */
  readonly addresses: readonly string[];
  /** Writes the mail of a submission that is still there over its file; says whether there was one. */
  readonly renew: (mailId: string) => Promise<boolean>;
};

type Left = {
  /** Of what came in before. */
  readonly beforeMs: number;
  /** What is kept may have been mailed a moment ago, however old it is. */
  readonly isKept: (submissionId: string) => Promise<boolean>;
};

/** Removes mails, finished or not. */
export async function removeMails(
  folder: string,
  { ids, left, mentioning }: DoomedMails,
): Promise<number> {
  const doomed = new Set(ids);
  let removed = 0;
  for (const name of await allFiles(folder)) {
    const file = join(folder, name);
    const id = idOf(name);
    const submissionId = submissionIdIn(id);
    const isDoomed =
      doomed.has(id) ||
      (submissionId && doomed.has(submissionId)) ||
      (left && (await isLeft(id, left))) ||
      (mentioning && (await mustGoUnrenewed(file, mentioning)));
    if (!isDoomed) continue;
    await rm(file, { force: true });
    removed++;
  }
  return removed;
}

/** Of a mail's file or of its draft: '.owner-….eml.1234'. */
function idOf(name: string): string {
  return name.replace(/^\./, "").replace(/\.eml.*$/, "");
}

/** An acknowledgement's id has the day instead of a submission's. */
async function isLeft(id: string, { beforeMs, isKept }: Left): Promise<boolean> {
  const submissionId = submissionIdIn(id);
  if (submissionId) return submissionId < idFloor(beforeMs) && !(await isKept(submissionId));
  const day = /^acknowledgement-.+-(\d{4}-\d\d-\d\d)$/.exec(id)?.[1];
  return day !== undefined && day < utcDay(beforeMs);
}

/**
 * Another person's mail is written anew in its place, without the address: so that none is missing wherever this is cut off.
 * A draft is nobody's; the worker writes one again.
 */
async function mustGoUnrenewed(file: string, { addresses, renew }: Mentioning): Promise<boolean> {
  // Gone by now: a draft that has its final name, of a mail from after the erasure, or a file that another command removed.
  const source = await unlessGone(readFile(file, "utf8"));
  const text = source && readableText(source);
  if (!text || !addresses.some(address => mentions(text, address))) return false;
  return basename(file).startsWith(".") || !(await renew(idOf(basename(file))));
}

/** With the drafts that a killed process may have left. */
async function allFiles(folder: string): Promise<string[]> {
  const names = (await unlessGone(readdir(folder))) ?? [];
  return names.filter(name => name.includes(".eml"));
}

async function unlessGone<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}
