import { join } from "node:path";
import { projectRoot as ownRoot } from "../generator/system/project-root.ts";

/** The checkout, and the folder in it that a bench may fill and empty. */
export const projectRoot = ownRoot();
export const benchCache = join(projectRoot, ".cache", "bench");
