import { statsOf } from "../../system/stats-of.ts";
import type { AheadText } from "../entries/read-ahead.ts";
import { changedLately } from "./changed-lately.ts";
import { filesBelow } from "./files.ts";

/** Size, inode and time of change of a file: the last cannot be set back by any ordinary tool. */
export type Stamp = [size: number, inode: number, changedMs: number];
/** By file: 'content/articles/ppc-vs-seo.md'. */
export type Stamps = ReadonlyMap<string, Stamp>;

/**
 * Of each file of content/ as it is now, or as it was when it was read ahead; nothing while one was changed so lately
 * that it could change again without another time, or one is a link that leads nowhere.
 */
export function contentStamps(root: string, ahead: readonly AheadText[]): Stamps | undefined {
  const { files, problems } = filesBelow(root, "content");
  if (problems.length > 0) return undefined;
  const now = Date.now();
  const known = new Map(ahead.map(({ file, stamp }) => [file, stamp]));
  const stamps = new Map<string, Stamp>();
  for (const { file, path } of files) {
    const stamp = known.get(file) ?? stampOf(path);
    if (!stamp || changedLately(stamp[2], now)) return undefined;
    stamps.set(file, stamp);
  }
  return stamps;
}

export function stampOf(path: string): Stamp | undefined {
  const stats = statsOf(path);
  return stats && [stats.size, stats.ino, stats.ctimeMs];
}
