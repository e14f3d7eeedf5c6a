import { Buffer } from "node:buffer";
import {
  closeSync,
  copyFileSync,
  fstatSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writevSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Piece } from "./shared-parts.ts";

/** A file as it was found on the disk right after it was written. */
export type Stamp = { size: number; mtimeMs: number };
export type Stage = (
  path: string,
  content: { bytes: string | Uint8Array } | { pieces: readonly Piece[] } | { copyOf: string },
) => Stamp;

/** Where a build writes before anything is moved into place: beside the output, so that moving is renaming. */
export function stagingFolder(out: string): string {
  return join(dirname(out), `.${basename(out)}.new`);
}

export function clearStaging(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Writes files below a folder; each thread has one of its own for the same folder. */
export function stageIn(folder: string): Stage {
  const made = new Set<string>();
  return (path, content) => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if ("pieces" in content) return writePieces(file, content.pieces);
    if ("copyOf" in content) copyFileSync(content.copyOf, file);
    else writeFileSync(file, content.bytes);
    return stampOf(statSync(file));
  };
}

/** What pages share is encoded already, and the system joins the pieces by itself. */
function writePieces(file: string, pieces: readonly Piece[]): Stamp {
  const descriptor = openSync(file, "w");
  try {
    const all = pieces.map(piece => (typeof piece === "string" ? Buffer.from(piece) : piece.bytes));
    const bytes = all.reduce((sum, { length }) => sum + length, 0);
    // A full disk may take only a part of them without an error; the next write then tells the reason.
    const written = writevSync(descriptor, all);
    if (written < bytes) writeFileSync(descriptor, Buffer.concat(all).subarray(written));
    return stampOf(fstatSync(descriptor));
  } finally {
    closeSync(descriptor);
  }
}

function stampOf({ size, mtimeMs }: Stamp): Stamp {
  return { size, mtimeMs };
}
