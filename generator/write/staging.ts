import { Buffer } from "node:buffer";
import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writevSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { hash } from "../hash.ts";
import type { Piece } from "../render/shared-parts.ts";
import { systemCode } from "../system-code.ts";
import { namingFile } from "./naming-file.ts";

/** A file as it was found on the disk right after it was written. */
export type FileState = { size: number; mtimeMs: number };
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
  return { folder: isOneDisk(dirname(out), out) ? beside : join(out, stagedWithin), isFlat: true };
}

/** An output that is a mount, such as a volume of a container, or a link to another disk holds the folder itself. */
export const stagedWithin = ".new";

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

export function clearStaging({ folder }: Staging): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes files that are to be moved; each thread has one of its own for the same folder. */
export function stageIn(staging: Staging): StageFile {
  const made = new Set<string>();
  return (path, content) => {
    const file = stagedFile(staging, path);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    return namingFile(file, () => {
      if ("pieces" in content) return writePieces(file, content.pieces);
      if ("copyOf" in content) copyFileSync(content.copyOf, file);
      else writeFileSync(file, content.bytes);
      return stateOf(statSync(file));
    });
  };
}

/** What pages share is encoded already, and the system joins the pieces by itself. */
function writePieces(file: string, pieces: readonly Piece[]): FileState {
  const descriptor = openSync(file, "w");
  try {
    const all = pieces.map(piece => (typeof piece === "string" ? Buffer.from(piece) : piece.bytes));
    const bytes = all.reduce((sum, { length }) => sum + length, 0);
    // A full disk may take only a part of them without an error; the next write then tells the reason.
    const written = writevSync(descriptor, all);
    if (written < bytes) writeFileSync(descriptor, Buffer.concat(all).subarray(written));
    return stateOf(fstatSync(descriptor));
  } finally {
    closeSync(descriptor);
  }
}

function stateOf({ size, mtimeMs }: FileState): FileState {
  return { size, mtimeMs };
}
