import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../generator/system/project-root.ts";

const example = readFileSync(join(projectRoot(), ".env.example"), "utf8");

/**
 * Every setting as if nobody had made it. What an owner keeps in .env or in the shell is for the site and the orders of
 * the public: tests would purge that database, and benches would write to that mailbox.
 */
export const noSettings: Record<string, string> = Object.fromEntries(
  Array.from(example.matchAll(/^# ([A-Z_]+)=/gm), ([, name = ""]) => [name, ""]),
);
