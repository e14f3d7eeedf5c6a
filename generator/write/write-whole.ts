import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { namingFile } from "./naming-file.ts";
import { renameHeld } from "./rename-held.ts";

/** Two builds may run at once: a file appears whole or not at all. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    namingFile(file, () => writeFileSync(draft, bytes));
    renameHeld(draft, file);
  } catch (error) {
    // Half of it would take room on a full disk, and stay.
    rmSync(draft, { force: true });
    throw error;
  }
}
