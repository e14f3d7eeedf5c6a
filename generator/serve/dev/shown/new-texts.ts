import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { entryFrom } from "../../../load/entries/read-entry.ts";
import type { OpenSite } from "../../../open-site.ts";
import type { Planned } from "../../../plan-site.ts";
import type { Entry } from "../../../site.ts";
import { ownStatsOf } from "../../../system/stats-of.ts";
import { isContent } from "../changes/changes.ts";
import type { DevEntries } from "../dev-entries.ts";

type NewTexts = {
  planned: Planned;
  /** Not even the time of reading differs, so planning anew would come to the same. */
  isAll: boolean;
};

/**
 * The site with new texts of entries that are otherwise what they were, which is what most saving changes: their
 * pages can be shown before all others are planned anew. Nothing when more than texts has changed.
 */
export async function newTexts(
  { root, module }: OpenSite,
  {
    planned: { plan, loaded },
    entries,
    files,
  }: { planned: Planned; entries: DevEntries; files: ReadonlySet<string> },
): Promise<NewTexts | undefined> {
  const bodies = new Map(loaded.bodies);
  let isAll = true;
  for (const file of files) {
    if (!isContent(file)) continue;
    const [name, before] = entryOf(loaded.content.entries, file) ?? [];
    const collection = name === undefined ? undefined : module.site.collections[name];
    const found = { file, path: join(root, file) };
    if (!name || !before || !collection || !isFile(found.path)) return undefined;
    // What was said of the text before is found again, or no more, when the site is planned.
    if (loaded.problems.some(problem => problem.file === file)) return undefined;
    const of = { file: found, collection, name, imageFiles: loaded.imageFiles };
    const { parsed, problems } = await entryFrom(entries, of);
    if (!parsed || problems.length > 0 || !isSame(before, parsed.entry)) return undefined;
    bodies.set(before.id, parsed.body);
    isAll &&= before.readMinutes === parsed.entry.readMinutes;
  }
  return { planned: { plan, loaded: { ...loaded, bodies } }, isAll };
}

function entryOf(
  entries: Record<string, Entry[]>,
  file: string,
): [name: string, entry: Entry] | undefined {
  for (const [name, list] of Object.entries(entries)) {
    const entry = list.find(one => one.file === file);
    if (entry) return [name, entry];
  }
  return undefined;
}

/** Links are left to the whole way, which looks at where they lead. */
function isFile(path: string): boolean {
  return ownStatsOf(path)?.isFile() === true;
}

function isSame(before: Entry, now: Entry): boolean {
  return isDeepStrictEqual({ ...before, readMinutes: 0 }, { ...now, readMinutes: 0 });
}
