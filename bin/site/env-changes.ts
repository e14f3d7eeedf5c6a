import { type FSWatcher, watch } from "node:fs";

/** Calls when .env in this folder comes, goes or is saved; gives back how to stop it. */
export function onEnvChange(folder: string, call: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  const watcher = watching(folder, () => {
    // Programs empty a file before they write it.
    clearTimeout(settling);
    settling = setTimeout(call, 150);
  });
  return () => {
    clearTimeout(settling);
    watcher?.close();
  };
}

function watching(folder: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, (_event, name) => name === ".env" && onEvent());
    // The folder itself is gone: `site dev` has more to say of that.
    return watcher.on("error", () => watcher.close());
  } catch {
    process.stderr.write(
      "The system does not let .env be watched: after a change of it, start again.\n",
    );
    return undefined;
  }
}
