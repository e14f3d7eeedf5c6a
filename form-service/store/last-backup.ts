import { rmSync, writeFileSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, sentenceOf } from "../failure.ts";

/** The sample timer makes one every six hours: so many that failed are no accident. */
const maxMs = 2 * 86_400_000;

type Notes = { readonly lastAt: string; readonly failure: string };

/**
 * How backups went is kept beside the database and not in it: an operator may want one just when nothing can be written
 * there. Gives a sentence where it cannot be kept.
 */
export function noteBackup(
  dataDir: string,
  { isScheduled }: { isScheduled: boolean },
): string | undefined {
  const { lastAt, failure } = notesIn(dataDir);
  try {
    rmSync(failure, { force: true });
    // One that is made by hand promises no other.
    if (isScheduled) writeAnew(lastAt, `${new Date().toISOString()}\n`);
    return undefined;
  } catch (error) {
    return `The backup is made, but ${lastAt} cannot be written (${sentenceOf(error)}): /readyz and doctor will not know of it.`;
  }
}

/** A backup looks through the whole database, which the service does not: what it finds must not stay with the timer. */
export function noteFailedBackup(dataDir: string, problem: string): void {
  try {
    writeAnew(notesIn(dataDir).failure, `${problem}\n`);
  } catch {
    // The command itself says what is wrong; a folder that cannot be written has its own alarm.
  }
}

/** The file of before may be another user's, which may not be overwritten but removed. */
function writeAnew(note: string, text: string): void {
  rmSync(note, { force: true });
  writeFileSync(note, text);
}

/** What it found wrong is no longer there after a restore. */
export function forgetFailedBackup(dataDir: string): void {
  rmSync(notesIn(dataDir).failure, { force: true });
}

/** What the newest backup found wrong with the database; nothing where it is whole. */
export async function failedBackup(dataDir: string): Promise<string | undefined> {
  try {
    const problem = (await readFile(notesIn(dataDir).failure, "utf8")).trim();
    // A full disk has room for a name.
    return `The newest backup failed: ${problem || "there was no room to note why. Make another"}`;
  } catch (error) {
    return codeOf(error) === "ENOENT"
      ? undefined
      : `It cannot be read whether the newest backup failed: ${sentenceOf(error)}`;
  }
}

/** How old the newest scheduled backup is, or by how much it is dated ahead; nothing where none was ever made. */
export async function backupAgeMs(dataDir: string, nowMs: number): Promise<number | undefined> {
  try {
    const { mtimeMs } = await stat(notesIn(dataDir).lastAt);
    return nowMs - mtimeMs;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    // A folder that cannot be read at all is told of by what looks at the rights to it.
    return Number.NaN;
  }
}

/** Says so where the newest backup is too old: a timer that fails tells nobody. */
export function oldBackup(dataDir: string, ageMs: number | undefined): string | undefined {
  if (!ageMs || Math.abs(ageMs) <= maxMs) return undefined;
  const days = Math.floor(Math.abs(ageMs) / 86_400_000);
  if (ageMs < 0)
    return `The newest backup is dated ${days} days ahead of this machine's clock, so that it would not be seen if no more were made: see whether the clock is right, and make a backup with form-service backup --scheduled.`;
  return `The newest backup is ${days} days old: see why no more are made, such as with systemctl status form-service-backup. Where others are made instead, delete ${notesIn(dataDir).lastAt}.`;
}

function notesIn(dataDir: string): Notes {
  return { lastAt: join(dataDir, "last-backup"), failure: join(dataDir, "failed-backup") };
}
