import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { statsOf } from "../system/stats-of.ts";
import { renameHeld } from "./rename-held.ts";
import { type FileState, keptAside, type Staging, stagedFile, stageIn } from "./staging.ts";

/** A file of the site: its bytes, or where they lie already. The key changes whenever the bytes may. */
export type OutputFile = { path: string; key: string } & (
  | { bytes: string | Uint8Array }
  | { copyOf: string }
  /** Written into the staging folder by the thread that made it. */
  | { staged: FileState }
  | { kept: true }
);

/** One that lies in the output already, or beside it, ready to be moved into place. */
type ReadyFile = Extract<OutputFile, { staged: FileState } | { kept: true }>;

/** What was written, and how it was found right after. */
export type Written = Record<string, { key: string } & FileState>;
export type WriteReport = {
  written: number;
  kept: number;
  removed: number;
  files: Written;
  /** When the room of what was replaced is free. */
  freed: Promise<unknown>;
};
type Write = {
  out: string;
  staging: Staging;
  files: OutputFile[];
  before: Written;
};

/** Writes what is not written yet beside the output. */
export function stageFiles(files: OutputFile[], staging: Staging): ReadyFile[] {
  const put = stageIn(staging);
  return files.map(file => {
    if ("kept" in file || "staged" in file) return file;
    const { path, key } = file;
    return { path, key, staged: put(path, file) };
  });
}

/**
 * Moves what changed into place. Everything is first written beside the folder, so a build that is killed leaves
 * whole files only: assets come first, pages next, and what has no source goes last, unless only its spelling is new.
 */
export function write({ out, staging, files: all, before }: Write): WriteReport {
  const files = stageFiles(all, staging);
  const now: Written = {};
  for (const file of files) {
    const { path, key } = file;
    const stamp = "kept" in file ? before[path] : file.staged;
    now[path] = { key, size: stamp?.size ?? 0, mtimeMs: stamp?.mtimeMs ?? 0 };
  }
  const changed = files.filter(file => !("kept" in file));
  const { respelt, gone } = withoutSource(before, now);
  const isOurs = isUndisturbed(files, { out, before });
  const early = removeAll(out, respelt);
  let freed: Promise<unknown> = Promise.resolve();
  const fresh = !staging.isFlat && !existsSync(out);
  if (fresh && changed.length > 0) renameHeld(staging.folder, out);
  else freed = moveAll(inOrder(changed), { out, staging });
  const removed =
    early + (fresh || isOurs ? removeAll(out, gone) : removeOthers({ out, staging, now }));
  return {
    written: changed.length,
    kept: files.length - changed.length,
    removed,
    files: now,
    freed,
  };
}

/** On a disk that takes Menu.pdf and menu.pdf for one name, the new file would be removed as the old one afterwards. */
function withoutSource(before: Written, now: Written): { respelt: string[]; gone: string[] } {
  const old = Object.keys(before).filter(path => !now[path]);
  if (old.length === 0) return { respelt: [], gone: [] };
  const spelt = new Set(Object.keys(now).map(path => path.toLowerCase()));
  const isRespelt = (path: string) => spelt.has(path.toLowerCase());
  return { respelt: old.filter(isRespelt), gone: old.filter(path => !isRespelt(path)) };
}

/**
 * Each file of last time is still as it was left: a person may have put another one there, no build has. Looking
 * through thousands of folders would take longer than all else that a small change costs.
 */
function isUndisturbed(
  files: ReadyFile[],
  { out, before }: Pick<Write, "out" | "before">,
): boolean {
  if (Object.keys(before).length === 0) return false;
  return files.every(file => {
    const known = before[file.path];
    return "kept" in file || !known || isKept({ out, path: file.path, key: known.key, before });
  });
}

/** Whether the file on the disk is still the one that was written for this key. */
export function isKept({
  out,
  path,
  key,
  before,
}: {
  out: string;
  path: string;
  key: string;
  before: Written;
}): boolean {
  const known = before[path];
  if (known?.key !== key) return false;
  // Asked of thousands of files: to join names that are clean already takes half as long as asking for the file.
  const stats = statsOf(`${out}/${path}`);
  return stats !== undefined && stats.size === known.size && stats.mtimeMs === known.mtimeMs;
}

/** A page must never refer to an asset that is not there yet. */
function inOrder(files: { path: string }[]): { path: string }[] {
  const isPage = ({ path }: { path: string }) => path.endsWith(".html");
  return [...files.filter(file => !isPage(file)), ...files.filter(isPage)];
}

/** Answers when the room of what was replaced is free. */
function moveAll(
  files: { path: string }[],
  { out, staging }: Pick<Write, "out" | "staging">,
): Promise<unknown> {
  const freeing: Promise<void>[] = [];
  for (const { path } of files) {
    const free = keptAside(staging, { out, path });
    move(stagedFile(staging, path), { out, path });
    if (free) freeing.push(free());
  }
  return Promise.all(freeing);
}

/** Mostly the folder is there and nothing else is in the way: thousands of files are moved by one call each. */
function move(from: string, { out, path }: { out: string; path: string }): void {
  const to = join(out, path);
  try {
    renameSync(from, to);
  } catch {
    makeRoom(out, path);
    renameHeld(from, to);
  }
}

/** There may be no folder for the file yet, a file where its folder must be, or a folder where it must be itself. */
function makeRoom(out: string, path: string): void {
  const names = path.split("/");
  for (let count = 1; count <= names.length; count++) {
    const place = join(out, ...names.slice(0, count));
    const stats = statsOf(place);
    if (stats && stats.isDirectory() === (count === names.length))
      rmSync(place, { recursive: true });
  }
  mkdirSync(dirname(join(out, path)), { recursive: true });
}

/** Also the folders that this leaves empty: each is looked into once, for thousands of files may have lain in it. */
function removeAll(out: string, paths: string[]): number {
  const folders = new Set<string>();
  let removed = 0;
  for (const path of paths) {
    // By now a folder may stand where the file was, or a file where its folder was.
    if (!statsOf(join(out, path))?.isFile()) continue;
    unlinkSync(join(out, path));
    removed++;
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) folders.add(folder);
  }
  // A folder's name is longer than that of the folder it lies in, which may be empty only then.
  for (const folder of [...folders].sort((a, b) => b.length - a.length))
    if (readdirSync(join(out, folder)).length === 0) rmdirSync(join(out, folder));
  return removed;
}

/** A link in place of a folder of ours, such as assets/, has got our files and stays. */
function isAbove(path: string, wanted: Written): boolean {
  return Object.keys(wanted).some(one => one.startsWith(`${path}/`));
}

/** Links are not followed, which Node's own walk through folders does from 24 on: what they lead to is not ours. */
function removeOthers(of: Pick<Write, "out" | "staging"> & { now: Written }, within = ""): number {
  const { out, staging, now } = of;
  let removed = 0;
  for (const dirent of readdirSync(join(out, within), { withFileTypes: true })) {
    const path = `${within}${dirent.name}`;
    // It lies in an output that is a mount, and what was replaced is just being deleted there.
    if (join(out, path) === staging.folder) continue;
    if (dirent.isDirectory()) removed += removeOthers(of, `${path}/`);
    else if (!now[path] && !(dirent.isSymbolicLink() && isAbove(path, now))) {
      unlinkSync(join(out, path));
      removed++;
    }
  }
  if (within && readdirSync(join(out, within)).length === 0) rmdirSync(join(out, within));
  return removed;
}
