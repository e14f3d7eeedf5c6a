import { Buffer } from "node:buffer";
import {
  accessSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hash } from "../hash.ts";
import { systemCode } from "../system/system-code.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { namingFile } from "./naming-file.ts";

/** A file as it was found on the disk right after it was written. */
export type FileState = { size: number; mtimeMs: number };
/** Of a file that is put together: text, or what is encoded already. */
type Piece = string | { bytes: Uint8Array };
type StageFile = (
  path: string,
  content: { bytes: string | Uint8Array } | { pieces: readonly Piece[] } | { copyOf: string },
) => FileState;

/** Where a build writes before anything is moved into place: on the output's disk, so that moving is renaming. */
export type Staging = {
  folder: string;
  /**
   * A first build lays its files out as the output, which the whole folder then becomes. Later ones find the output's
   * folders there: to make thousands of them again, only to remove them, takes as long as to make their pages.
   */
  isFlat: boolean;
};

export function stagingFor(out: string): Staging {
  const beside = join(dirname(out), `.${basename(out)}.new`);
  if (!existsSync(out)) return { folder: beside, isFlat: false };
  const [parent, within] = [dirname(out), join(out, stagedWithin)];
  return { folder: isYours(parent) && isOneDisk(parent, out) ? beside : within, isFlat: true };
}

/**
 * An output that is a mount, such as a volume of a container, or a link to another disk holds the folder itself, and so does
 * one in a folder of somebody else's, as the root of a web server mostly is.
 */
export const stagedWithin = ".new";

function isYours(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    // What keeps the output itself from being written is told when it is.
    return false;
  }
}

/** Also a mount of the same disk refuses renaming across it, and says so before it looks for the file. */
function isOneDisk(folder: string, other: string): boolean {
  if (statSync(folder).dev !== statSync(other).dev) return false;
  const [from = "", to = ""] = [folder, other].map(place => join(place, `${stagedWithin}.none`));
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    return systemCode(error) !== "EXDEV";
  }
}

/** Where the file waits that will have this path in the output. */
export function stagedFile({ folder, isFlat }: Staging, path: string): string {
  return join(folder, isFlat ? hash(path) : path);
}

/**
 * Many disks are told at once which room has become free, and whoever replaces a file waits for it: with thousands of
 * pages as long as they took to make. A second name keeps the old file until what this answers with is called; that
 * waits beside other work, and for several files at a time. Nothing where the disk has no second names.
 */
export function keptAside(
  { folder }: Staging,
  { out, path }: { out: string; path: string },
): (() => Promise<void>) | undefined {
  const second = join(folder, `${hash(path)}.old`);
  return unlessItFails(() => {
    linkSync(join(out, path), second);
    // What is left goes with the folder.
    return () => unlink(second).catch(() => {});
  });
}

export function clearStaging({ folder }: Staging): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes files that are to be moved; each thread has one of its own for the same folder. */
export function stageIn(staging: Staging): StageFile {
  const made = new Set<string>();
  const joined = joining();
  return (path, content) => {
    const file = stagedFile(staging, path);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    return namingFile(file, () => {
      if ("pieces" in content) return writeOpen(file, joined(content.pieces));
      if ("copyOf" in content) copyFileSync(content.copyOf, file);
      else writeFileSync(file, content.bytes);
      return stateOf(statSync(file));
    });
  };
}

/**
 * The bytes of a page, which stand until the next one is asked for: thousands of pages are put together in the same
 * place. What they share is encoded already.
 */
function joining(): (pieces: readonly Piece[]) => Uint8Array {
  let room = Buffer.alloc(0);
  return pieces => {
    const most = pieces.reduce((sum, piece) => sum + bytesMax(piece), 0);
    if (room.length < most) room = Buffer.allocUnsafe(2 * most);
    let end = 0;
    for (const piece of pieces) {
      if (typeof piece === "string") end += room.write(piece, end);
      else {
        room.set(piece.bytes, end);
        end += piece.bytes.length;
      }
    }
    return room.subarray(0, end);
  };
}

/** Of a unit of a text UTF-8 makes three bytes at most. */
function bytesMax(piece: Piece): number {
  return typeof piece === "string" ? 3 * piece.length : piece.bytes.length;
}

/** Asked while the file is open how it is found, the system need not look for it again. */
function writeOpen(file: string, bytes: Uint8Array): FileState {
  const descriptor = openSync(file, "w");
  try {
    writeFileSync(descriptor, bytes);
    return stateOf(fstatSync(descriptor));
  } finally {
    closeSync(descriptor);
  }
}

function stateOf({ size, mtimeMs }: FileState): FileState {
  return { size, mtimeMs };
}
