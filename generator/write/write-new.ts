import { closeSync, openSync, rmSync, writeFileSync } from "node:fs";
import { namingFile } from "./naming-file.ts";

/** Refused with EEXIST where there is one of this name. On a full disk no empty one is left behind. */
export function writeNew(file: string, text: string): void {
  const descriptor = openSync(file, "wx");
  try {
    namingFile(file, () => writeFileSync(descriptor, text));
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
