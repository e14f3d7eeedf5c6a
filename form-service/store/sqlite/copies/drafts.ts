import { randomUUID } from "node:crypto";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const draftEnding = ".form-service.part";
/** No copy takes as long. One that is being made may be another machine's, whose processes we do not see. */
const copyMaxMs = 86_400_000;

/** A name of its own each time: in a container every process may have the same number. */
export function draftOf(file: string): string {
  return `${file}.${randomUUID().slice(0, 8)}${draftEnding}`;
}

/** What a backup or restore that was killed has left; SQLite writes a journal beside it. */
export function clearLeftOver(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.replace(/-journal$/, "").endsWith(draftEnding)) continue;
    const draft = join(folder, name);
    const found = statSync(draft, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > copyMaxMs) discard(draft);
  }
}

/** Where nothing could be written there is nothing to remove either, and the reason is being told. */
export function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Another folder's owner may clear it away.
  }
}
