import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import type { Inputs } from "./bundles.ts";

/**
 * What imports may call a file: its name without the ending, or that of the folder whose index it is. Which of several
 * files with one such name is meant depends on which are there. Styles are always named whole.
 */
export function importName(file: string): string {
  return file.replace(ending, "");
}

const ending = /(?:\/index)?\.(?:tsx?|jsx?|mjs|json)$/;

/** Files of the site that some import does not name as they are called: another one may come to be meant. */
export function looselyNamed(...bundles: Inputs[]): string[] {
  const imports = bundles.flatMap(inputs => Object.values(inputs).flatMap(input => input.imports));
  const files = imports.flatMap(({ original = "", path }) =>
    original.startsWith(".") && basename(original) !== basename(path) ? [path] : [],
  );
  return [...new Set(files)].filter(file => !file.includes("node_modules/"));
}

/** All that imports may call as they may one of these files, themselves included. */
export function namesakesOf(root: string, files: readonly string[]): string[] {
  const names = new Set(files.map(importName));
  const folders = new Set(files.flatMap(file => [dirname(file), dirname(importName(file))]));
  return [...folders]
    .flatMap(folder => readdirSync(join(root, folder)).map(name => join(folder, name)))
    .filter(file => ending.test(file) && names.has(importName(file)))
    .sort();
}
