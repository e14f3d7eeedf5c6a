import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../failure.ts";
import { mentions } from "../store/redact.ts";
import { readableText } from "./eml.ts";

/** The files of mails, newest name last; none when the folder does not exist yet. */
export async function mailFiles(folder: string): Promise<string[]> {
  return (await allFiles(folder)).filter(name => name.endsWith(".eml")).sort();
}

/** Removes these mails and every other file, finished or not, in which the address can be read. */
export async function removeMails(
  folder: string,
  { ids, mentioning }: { ids: readonly string[]; mentioning?: string },
): Promise<number> {
  const doomed = new Set(ids.map(id => `${id}.eml`));
  let removed = 0;
  for (const name of await allFiles(folder)) {
    if (!doomed.has(name) && !(mentioning && (await isMentioned(join(folder, name), mentioning)))) {
      continue;
    }
    await rm(join(folder, name), { force: true });
    removed++;
  }
  return removed;
}

async function isMentioned(file: string, address: string): Promise<boolean> {
  // Gone by now: a draft that has its final name, of a mail from after the erasure, or a file that another command removed.
  const text = await unlessGone(readFile(file, "utf8"));
  return text !== undefined && mentions(readableText(text), address);
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
