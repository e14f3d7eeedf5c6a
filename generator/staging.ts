import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A file as it was found on the disk right after it was written. */
export type Stamp = { size: number; mtimeMs: number };
export type Stage = (
  path: string,
  content: { bytes: string | Uint8Array } | { copyOf: string },
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
    if ("copyOf" in content) copyFileSync(content.copyOf, file);
    else writeFileSync(file, content.bytes);
    const { size, mtimeMs } = statSync(file);
    return { size, mtimeMs };
  };
}
