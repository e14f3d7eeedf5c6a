import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { pageFile } from "../spelled.ts";
import { builtRoutes } from "./routes.ts";

type BuiltFiles = {
  read: (file: string) => string;
  bytes: (file: string) => Buffer;
  html: (route: string) => string;
  isThere: (file: string) => boolean;
  routes: () => string[];
};

/** What was built, for the tests of one file. */
export function builtFiles(): BuiltFiles {
  const dist = inject("builtSite");
  const bytes = (file: string) => readFileSync(join(dist, file));
  const read = (file: string) => bytes(file).toString();
  return {
    bytes,
    read,
    html: route => readFileSync(pageFile(dist, route), "utf8"),
    isThere: file => existsSync(join(dist, file)),
    routes: () => builtRoutes(dist),
  };
}

/** What the pattern's first group finds; nothing, where it is not there. */
export function attribute(page: string, pattern: RegExp): string {
  return pattern.exec(page)?.[1] ?? "";
}
