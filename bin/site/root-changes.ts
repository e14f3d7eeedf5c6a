import { type FSWatcher, statSync, watch } from "node:fs";
import { join } from "node:path";

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

/** Calls when .cache in this folder is gone, or another one in its place, as what is written there makes it again. */
export function onCacheLoss(folder: string, call: () => void): () => void {
  const cache = join(folder, ".cache");
  const before = identity(cache);
  const watcher = watching(folder, ".cache", () => {
    if (identity(cache) !== before) call();
  });
  return () => watcher?.close();
}

/** Disks give a new folder the number of one that was just deleted. */
function identity(folder: string): string {
  const { ino, birthtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return `${ino} ${birthtimeMs}`;
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
