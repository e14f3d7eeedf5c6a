import Database from "better-sqlite3";
import { Failure, sentenceOf } from "../../../failure.ts";
import { damaged, explained, isDamage } from "./explained.ts";

/**
 * Of a file that took its predecessor's place while that one's log still lay there SQLite makes one of both, and keeps it
 * so as soon as it is closed. Who may only read does not: it is told while each of the two is still whole.
 */
export function assertFits(file: string, { busyTimeoutMs }: { busyTimeoutMs: number }): void {
  explained(file, () => {
    const db = new Database(file, { readonly: true, timeout: busyTimeoutMs });
    try {
      assertSound(db, unfit);
    } catch (error) {
      throw isDamage(error) ? unfit(file, sentenceOf(error), error) : error;
    } finally {
      db.close();
    }
  });
}

export function assertSound(db: Database.Database, failure = damaged): void {
  const verdict = String(db.pragma("quick_check(1)", { simple: true }));
  if (verdict !== "ok") throw failure(db.name, verdict);
}

function unfit(file: string, detail: string, cause?: unknown): Failure {
  return new Failure(
    "unusable",
    `${file} is damaged (${detail}), or its log ${file}-wal belongs to another file that had this name before; neither was changed. If another had it, put that one back, or move this one elsewhere and restore it from there: form-service restore <file>. Else restore the last backup in the same way: both are kept.`,
    { cause },
  );
}
