import { watch } from "node:fs";

/** Calls when .env in this folder comes, goes or is saved; gives back how to stop it. */
export function onEnvChange(folder: string, call: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  const watcher = watch(folder, (_event, name) => {
    if (name !== ".env") return;
    // Programs empty a file before they write it.
    clearTimeout(settling);
    settling = setTimeout(call, 150);
  });
  // The folder itself is gone: `site dev` has more to say of that.
  watcher.on("error", () => watcher.close());
  return () => {
    clearTimeout(settling);
    watcher.close();
  };
}
