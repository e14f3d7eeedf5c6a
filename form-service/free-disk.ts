import { statfs } from "node:fs/promises";

/** How much of the disk a folder may still take, in bytes; nothing where that cannot be told. */
export async function freeDiskOf(folder: string): Promise<number | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    // A file system without any blocks does not count them.
    return blocks ? bavail * bsize : undefined;
  } catch {
    // Not every file system can say; whether something can be written is seen elsewhere.
    return undefined;
  }
}

export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
