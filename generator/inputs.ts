import { statSync } from "node:fs";
import { hash } from "./hash.ts";
import { changedLately } from "./load/changed-lately.ts";
import { today } from "./load/dates.ts";
import { filesBelow } from "./load/files.ts";
import type { OpenSite } from "./open-site.ts";
import { generatorKey } from "./page-key.ts";

/**
 * All that a build depends on, as one hash: the code, the settings, the day, and each file of content/ by its size,
 * inode and time of change, the last of which no ordinary tool sets back. Nothing while a file was changed so lately
 * that it could change again without another time.
 */
export function inputsKey(site: OpenSite, { drafts }: { drafts: boolean }): string | undefined {
  const { files, problems } = filesBelow(site.root, "content");
  if (problems.length > 0) return undefined;
  const now = Date.now();
  let stamps = "";
  for (const { file, path } of files) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats || changedLately(stats.ctimeMs, now)) return undefined;
    stamps += `${file}\0${stats.size}\0${stats.ino}\0${stats.ctimeMs}\0`;
  }
  const given = JSON.stringify([site.settings, site.environment, drafts, today()]);
  return hash(generatorKey(), site.code.key, given, stamps);
}
