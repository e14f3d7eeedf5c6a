import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { ProblemsError } from "./problem.ts";
import { type Stamp, stageIn } from "./staging.ts";

/** A file of the site: its bytes, or where they lie already. The key changes whenever the bytes may. */
export type OutputFile = { path: string; key: string } & (
  | { bytes: string | Uint8Array }
  | { copyOf: string }
  /** Written into the staging folder by the thread that made it. */
  | { staged: Stamp }
  | { kept: true }
);

/** What was written, and how it was found right after. */
export type Written = Record<string, { key: string } & Stamp>;
export type WriteReport = { written: number; kept: number; removed: number; files: Written };
type Write = {
  out: string;
  staging: string;
  files: OutputFile[];
  before: Written;
  /** Whether the last build may have left files that nobody remembers. */
  wasKilled: boolean;
};

/**
 * Moves what changed into place. Everything is first written beside the folder, so a build that is killed leaves
 * whole files only: assets come first, pages next, and what has no source goes last.
 */
export function write({ out, staging, files, before, wasKilled }: Write): WriteReport {
  const put = stageIn(staging);
  const now: Written = {};
  for (const file of files) {
    const { path, key } = file;
    const stamp = "kept" in file ? before[path] : "staged" in file ? file.staged : put(path, file);
    now[path] = { key, size: stamp?.size ?? 0, mtimeMs: stamp?.mtimeMs ?? 0 };
  }
  const changed = files.filter(file => !("kept" in file));
  const fresh = !existsSync(out);
  if (fresh && changed.length > 0) renameSync(staging, out);
  else for (const { path } of inOrder(changed)) move(join(staging, path), join(out, path));
  // The same files as last time: nobody but a person can have put another there.
  const isSame =
    !wasKilled &&
    files.length === Object.keys(before).length &&
    files.every(({ path }) => before[path]);
  const removed = fresh || isSame ? 0 : removeOthers(out, now);
  return { written: changed.length, kept: files.length - changed.length, removed, files: now };
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
  const stats = statSync(join(out, path), { throwIfNoEntry: false });
  return stats !== undefined && stats.size === known.size && stats.mtimeMs === known.mtimeMs;
}

/** The output folder is emptied of what is not ours, so it must not be a folder that holds anything else. */
export function refuseForeignFolder(out: string, root: string): void {
  const inside = relative(out, resolve(root));
  const holdsRoot = inside === "" || !(inside === ".." || inside.startsWith(`..${sep}`));
  const names = existsSync(out) ? readdirSync(out) : [];
  const foreign =
    names.length > 0 &&
    (!names.includes("index.html") ||
      [".git", "package.json", "node_modules"].some(name => names.includes(name)));
  if (!holdsRoot && !foreign) return;
  throw new ProblemsError([
    {
      code: "output/folder",
      severity: "error",
      file: out,
      message: holdsRoot
        ? "the output folder holds the site's own sources"
        : "the output folder holds other files, which a build would delete",
      fix: "Choose an empty folder or one that does not exist yet:   --out dist",
    },
  ]);
}

/** A page must never refer to an asset that is not there yet. */
function inOrder(files: { path: string }[]): { path: string }[] {
  const isPage = ({ path }: { path: string }) => path.endsWith(".html");
  return [...files.filter(file => !isPage(file)), ...files.filter(isPage)];
}

/** Mostly the folder is there and nothing else is in the way: thousands of files are moved by one call each. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    if (statSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true });
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
}

function removeOthers(out: string, wanted: Written): number {
  let removed = 0;
  const folders: string[] = [];
  for (const dirent of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const path = join(dirent.parentPath, dirent.name);
    if (dirent.isDirectory()) folders.push(path);
    else if (!wanted[relative(out, path).split(sep).join("/")]) {
      rmSync(path);
      removed++;
    }
  }
  for (const folder of folders.sort().reverse())
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  return removed;
}
