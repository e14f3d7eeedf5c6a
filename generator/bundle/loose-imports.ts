import { existsSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { Inputs } from "./bundles.ts";

/**
 * What files of the site import without the ending of its name, as seen from the site's folder: which file is meant
 * depends on which are there, so that a new one may take another's place.
 */
export function looseImports(...bundles: Inputs[]): string[] {
  const found = bundles.flatMap(inputs =>
    Object.entries(inputs).flatMap(([file, { imports }]) =>
      imports.flatMap(({ original = "", path }) =>
        original.startsWith(".") && !path.endsWith(`/${original.replace(/^.*\//, "")}`)
          ? [join(dirname(file), original)]
          : [],
      ),
    ),
  );
  return [...new Set(found)].filter(name => !name.includes("node_modules/")).sort();
}

/** The files that may be meant by them. */
export function filesMeant(root: string, imports: readonly string[]): string[] {
  return imports
    .flatMap(name => endings.flatMap(ending => [`${name}${ending}`, `${name}/index${ending}`]))
    .filter(file => existsSync(`${root}/${file}`));
}

const endings = [".tsx", ".ts", ".jsx", ".js", ".mjs", ".css", ".json"];
