import { renameSync, rmSync, writeFileSync } from "node:fs";

/** Two commands may start at once: each file appears whole or not at all. @param {string} file @param {string | Uint8Array} bytes */
export function writeWhole(file, bytes) {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch (error) {
    // Half of it would take room on a full disk, and stay.
    rmSync(draft, { force: true });
    throw error;
  }
}
