import { existsSync, renameSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Failure } from "../../../failure.ts";
import { openDatabase } from "../file/open-database.ts";
import { assertReadable } from "../file/readable.ts";
import { type Counts, copyInto, notWritten, readCopy, soundCounts, syncToDisk } from "./copies.ts";
import { clearLeftOver, discard, draftOf } from "./drafts.ts";

/** A whole copy, made while the service runs; it appears under its name only when it is on disk. */
export function backUp(file: string, target: string): Counts {
  const wanted = resolve(target);
  if (existsSync(wanted)) throw new Failure("usage", `${wanted} exists: choose another name.`);
  assertReadable(file, { absent: `There is no database ${file} to back up.` });
  const draft = draftOf(wanted);
  const db = openDatabase(file, { busyTimeoutMs: 10_000 });
  try {
    for (const folder of [dirname(wanted), dirname(resolve(file))]) clearLeftOver(folder);
    copyInto(draft, db);
    const counts = readCopy(draft, soundCounts);
    renameSync(draft, wanted);
    syncToDisk(dirname(wanted));
    return counts;
  } catch (error) {
    throw notWritten(wanted, error);
  } finally {
    db.close();
    discard(draft);
  }
}
