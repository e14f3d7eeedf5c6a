import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
