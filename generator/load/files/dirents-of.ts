import { type Dirent, readdirSync } from "node:fs";
import { systemCode } from "../../system/system-code.ts";

/** What is in a folder: nothing when there is none, or none any more. */
export function direntsOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "")) return [];
    throw error;
  }
}
