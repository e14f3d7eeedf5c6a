import { type FSWatcher, watch } from "node:fs";
import { basename, dirname, join } from "node:path";
import { statsOf } from "../../generator/system/stats-of.ts";

/** Calls when .env in this folder comes, goes or is saved; gives back how to stop it. */
export function onEnvChange(folder: string, call: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  const watcher = watching(folder, ".env", () => {
    // Programs empty a file before they write it.
    clearTimeout(settling);
    settling = setTimeout(call, 150);
  });
  if (!watcher)
    process.stderr.write(
      "The system does not let .env be watched: after a change of it, start again.\n",
    );
  return () => {
    clearTimeout(settling);
    watcher?.close();
  };
}

/** Calls when .cache in this folder, or the commands in it, are gone, or others in their place. */
export function onCacheLoss(folder: string, call: () => void): () => void {
  const cache = join(folder, ".cache");
  const ends = [cache, join(cache, "bin")].map(place => onLoss(place, call));
  return () => {
    for (const end of ends) end();
  };
}

function onLoss(folder: string, call: () => void): () => void {
  const before = identity(folder);
  if (before === undefined) return () => {};
  const watcher = watching(dirname(folder), basename(folder), () => {
    if (identity(folder) !== before) call();
  });
  return () => watcher?.close();
}

/** Disks give a new folder the number of one that was just deleted. */
function identity(folder: string): string | undefined {
  const stats = statsOf(folder);
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
}

function watching(folder: string, wanted: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, (_event, name) => name === wanted && onEvent());
    // The folder itself is gone: `site dev` has more to say of that.
    return watcher.on("error", () => watcher.close());
  } catch {
    return undefined;
  }
}
