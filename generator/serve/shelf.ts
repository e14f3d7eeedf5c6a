import { type FileHandle, open, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { Readable } from "node:stream";
import { systemCode } from "../system/system-code.ts";

/** What a host serves: files, by their path in the output folder, such as 'blog/index.html'. */
export type Shelf = {
  has: (path: string) => boolean | Promise<boolean>;
  open: (path: string) => Promise<ShelfFile | undefined>;
};
/** Whoever opens a file closes it; its bytes, read whole, have closed it already. */
export type ShelfFile = {
  path: string;
  size: number;
  modified: Date;
  /** Changes whenever the bytes do. */
  tag: string;
  bytes: () => Promise<Buffer>;
  stream: (range?: ByteRange) => Readable;
  close: () => Promise<void>;
};
/** Both ends belong to it. */
export type ByteRange = { start: number; end: number };

/** A folder as it is on the disk at this moment; nothing outside of it is served, links included. */
export async function folderShelf(folder: string): Promise<Shelf> {
  const home = await realpath(folder);
  const locate = async (path: string) => {
    const place = await realpath(join(home, path)).catch(absent);
    return place?.startsWith(home + sep) ? place : undefined;
  };
  return {
    has: async path => {
      const place = await locate(path);
      const stats = place === undefined ? undefined : await stat(place).catch(absent);
      return stats?.isFile() === true;
    },
    open: async path => {
      const place = await locate(path);
      return place === undefined ? undefined : openFile(path, place);
    },
  };
}

/** A file that lies at `place` on the disk, served as `path`. */
export async function openFile(path: string, place: string): Promise<ShelfFile | undefined> {
  const handle = await open(place).catch(absent);
  return handle && opened(path, handle);
}

/** A file that is nowhere but in memory. */
export function fileInMemory(
  path: string,
  { bytes, tag, modified }: { bytes: Buffer; tag: string; modified: Date },
): ShelfFile {
  return {
    path,
    size: bytes.length,
    modified,
    tag,
    bytes: async () => bytes,
    stream: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(start, end + 1)]),
    close: async () => {},
  };
}

async function opened(path: string, handle: FileHandle): Promise<ShelfFile | undefined> {
  const stats = await handle.stat({ bigint: true });
  if (!stats.isFile()) {
    await handle.close();
    return undefined;
  }
  return {
    path,
    size: Number(stats.size),
    modified: stats.mtime,
    tag: [stats.ino, stats.size, stats.mtimeNs].map(part => part.toString(36)).join("-"),
    bytes: () => handle.readFile().finally(() => handle.close()),
    stream: range => handle.createReadStream(range),
    close: () => handle.close(),
  };
}

/** A build may take a file away at any moment; names can also be longer than a disk allows. */
function absent(error: unknown): undefined {
  if (absences.includes(systemCode(error) ?? "")) return undefined;
  throw error;
}

const absences = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"];
