import { join } from "node:path";

/** The checkout, and the folder in it that a bench may fill and empty. */
export const projectRoot = process.env.PROJECT_ROOT ?? process.cwd();
export const benchCache = join(projectRoot, ".cache", "bench");
