import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const monthMs = 31 * 86_400_000;

/**
 * A bundle goes a month after another has taken its place: until then it may still run, as a form service or a preview
 * does for weeks, and some of its files are only read when they are needed.
 * @param {string} cache @param {string | undefined} replaced the folder of the bundle that was the newest until now
 */
export function clearOldBundles(cache, replaced) {
  try {
    if (replaced) utimesSync(replaced, new Date(), new Date());
    const newest = readdirSync(cache)
      .filter(name => name.endsWith(".json"))
      .map(name => basename(folderIn(join(cache, name)) ?? ""));
    for (const name of readdirSync(cache)) {
      const folder = join(cache, name);
      if (!/^[\da-f]{16}$/.test(name) || newest.includes(name)) continue;
      if (Date.now() - statSync(folder).mtimeMs > monthMs) rmSync(folder, { recursive: true });
    }
  } catch {
    // Another command has just cleared it, or it is another user's: the command runs all the same.
  }
}

/** The folder of the bundle that a record names, unless there is none that can be read. @param {string} record */
export function folderIn(record) {
  try {
    return join(dirname(record), JSON.parse(readFileSync(record, "utf8")).folder);
  } catch {
    return undefined;
  }
}
