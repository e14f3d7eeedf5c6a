import { dirname } from "node:path";
import { isFailure, sentenceOf } from "../failure.ts";
import { noteBackup, noteFailedBackup } from "../store/last-backup.ts";
import { backUp } from "../store/sqlite/copies/backup.ts";
import type { Counts } from "../store/sqlite/copies/copies.ts";

type Backup = { readonly file: string; readonly isScheduled: boolean };

/** A timer that fails tells nobody: the service does. The problem is one of the note alone, the backup is there. */
export function backUpNoted(
  database: string,
  { file, isScheduled }: Backup,
): { counts: Counts; problem: string | undefined } {
  const folder = dirname(database);
  try {
    const counts = backUp(database, file);
    return { counts, problem: noteBackup(folder, { isScheduled }) };
  } catch (error) {
    if (isFailure(error, "unusable")) noteFailedBackup(folder, sentenceOf(error));
    throw error;
  }
}
