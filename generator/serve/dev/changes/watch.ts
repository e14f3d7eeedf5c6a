import { type FSWatcher, readdirSync, watch } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { changedLately } from "../../../load/files/changed-lately.ts";
import { refusal } from "../../../problems/problem.ts";
import { nameIn } from "../../../system/name-in.ts";
import { ownStatsOf, statsOf } from "../../../system/stats-of.ts";
import { systemCode } from "../../../system/system-code.ts";
import { settling } from "./settling.ts";

type Watching = {
  /** Folders, or files, right in the site's folder. Of what was saved in them since then, before they were watched, is told, too. */
  add: (names: string[], sinceMs?: number) => void;
  close: () => void;
};

/**
 * Says which files below some folders of the site have changed, and which folders are gone, as 'content/notes/'. One
 * watch a folder, and the names that come with its events, are enough for saving in place, saving by renaming, new, moved
 * and deleted files and folders. (chokidar 5 watches each file, reads a whole folder again at each change in it, and loses
 * a change that comes within 50 ms of the last one.)
 */
export function watchFolders(root: string, onChange: (files: Set<string>) => void): Watching {
  const watched = new Map<string, FSWatcher>();
  const wanted = new Set<string>();
  const unwatched = new Set<string>();
  const note = settling(onChange);

  /** Tells of what is in it, where it changed since then. */
  const watchBelow = (folder: string, sinceMs: number) => {
    if (watched.has(folder) || !isFolder(folder)) return;
    try {
      watched.set(
        folder,
        open(folder, (event, name) => look(join(folder, name), event)),
      );
      for (const dirent of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, dirent.name);
        if (dirent.isDirectory()) watchBelow(path, sinceMs);
        else if (isChanged(path, sinceMs)) note(nameIn(root, path));
      }
    } catch (error) {
      // Programs make folders to save in and take them away at once.
      if (!isGone(error)) throw error;
      unwatchBelow(folder);
    }
  };
  const unwatchBelow = (folder: string) => {
    for (const [path, watcher] of watched) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watched.delete(path);
    }
  };
  const look = (path: string, event: string) => {
    // A folder that was renamed away and replaced is another one under the same name: of its files nothing else tells.
    if (event === "rename" && watched.has(path)) {
      unwatchBelow(path);
      note(`${nameIn(root, path)}/`);
    }
    if (!isFolder(path) || isLinkWithin(root, path))
      return note(nameIn(root, path), { isHalfWritten: isEmpty(path) });
    try {
      watchNew(path);
    } catch {
      // Nobody would catch it here, in an event. The change that is noted leads to add(), which tries again and throws.
      note(nameIn(root, path));
    }
  };
  /** What cannot be watched is tried again later: the system may allow it by then. */
  const watchNew = (folder: string) => {
    unwatched.add(folder);
    try {
      watchBelow(folder, 0);
      unwatched.delete(folder);
    } catch (error) {
      unwatchBelow(folder);
      throw error;
    }
  };
  // A folder such as content/ may be made, or replaced, while we watch.
  const top = open(root, (event, name) => wanted.has(name) && look(join(root, name), event));

  let isClosed = false;
  return {
    add: (names, sinceMs = Number.POSITIVE_INFINITY) => {
      if (isClosed) return;
      for (const name of names) {
        const path = join(root, name);
        // Code may lie right in the site's folder, too, which is always watched, but for the names that are wanted.
        if (!wanted.has(name) && !isFolder(path) && isChanged(path, sinceMs)) note(name);
        wanted.add(name);
        watchBelow(path, sinceMs);
      }
      for (const folder of unwatched) watchNew(folder);
    },
    close: () => {
      isClosed = true;
      for (const watcher of [top, ...watched.values()]) watcher.close();
    },
  };
}

function open(folder: string, onEvent: (event: string, name: string) => void): FSWatcher {
  try {
    // A watched folder that is deleted is an error on some systems, and on Linux a name that seems to lie in it; its parent
    // tells of it.
    const isItself = (name: string) => name === basename(folder) && !isFolder(folder);
    const watcher = watch(folder, (event, name) => {
      if (name !== null && !isItself(name)) onEvent(event, name);
    });
    return watcher.on("error", () => watcher.close());
  } catch (cause) {
    const fix = isOfPrograms(cause) ? morePrograms : moreFolders;
    throw refusal({ ...cannotWatch, fix, file: folder }, { cause });
  }
}

const cannotWatch = {
  code: "dev/watch",
  message: "the system does not let this folder be watched",
};
const moreFolders =
  "On Linux, allow more watches:   sudo sysctl fs.inotify.max_user_watches=524288";
const morePrograms =
  "Close other programs that watch files, or on Linux allow more of them:   sudo sysctl fs.inotify.max_user_instances=1024";

/** One limit is of folders, the other of programs that watch any. */
function isOfPrograms(cause: unknown): boolean {
  return systemCode(cause) === "EMFILE";
}

function isGone(error: unknown): boolean {
  const { cause = error } = error instanceof Error ? error : {};
  return systemCode(cause) === "ENOENT";
}

/** Asked of thousands of files at the start, when all are read after this. */
function isChanged(path: string, sinceMs: number): boolean {
  if (!Number.isFinite(sinceMs) || sinceMs === 0) return sinceMs === 0;
  const { ctimeMs = 0 } = statsOf(path) ?? {};
  return changedLately(ctimeMs, sinceMs);
}

/** Builds follow no link to a folder but one at the top, such as content/ itself. */
function isLinkWithin(root: string, path: string): boolean {
  return dirname(path) !== root && ownStatsOf(path)?.isSymbolicLink() === true;
}

function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true;
}

function isEmpty(path: string): boolean {
  return statsOf(path)?.size === 0;
}
