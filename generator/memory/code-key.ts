import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hash } from "../hash.ts";
import type { OpenSite } from "../open-site.ts";

/** Changes with the site's code and the generator's own. */
export function codeKey({ code }: Pick<OpenSite, "code">): string {
  return hash(generatorKey(), code.key);
}

let ownKey: string | undefined;

/** A hash of the running generator: of its bundle, which is the folder this code was loaded from. */
export function generatorKey(): string {
  if (ownKey) return ownKey;
  const folder = dirname(fileURLToPath(import.meta.url));
  const files = readdirSync(folder, { withFileTypes: true }).filter(dirent => dirent.isFile());
  ownKey = hash(
    ...files
      .map(({ name }) => name)
      .sort()
      .map(name => readFileSync(join(folder, name))),
  );
  return ownKey;
}
