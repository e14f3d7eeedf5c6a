import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hash } from "./hash.ts";
import type { BodySource } from "./load/entry.ts";
import type { OpenSite } from "./open-site.ts";
import type { Page, Picture } from "./site.ts";

/**
 * Everything that a page's bytes can depend on, as one hash: its props, its body, the pictures it shows, the site's
 * code and settings, and the generator's own code. There is nothing else to keep track of.
 */
export function pageKeys(
  site: OpenSite,
  pictures: ReadonlyMap<string, Picture>,
): (page: Page, body: BodySource | undefined) => string {
  const common = hash(generatorKey(), site.code.key, JSON.stringify(site.settings));
  const json = sharedJson();
  return (page, body) => {
    const shown = page.images.map(name => pictures.get(name));
    return hash(
      common,
      page.route,
      page.template,
      json(page.props),
      body?.hash ?? "",
      JSON.stringify(shown),
    );
  };
}

/** Pages share most of their props, such as the menu; what is the same object is written as JSON only once. */
function sharedJson(): (props: object) => string {
  const known = new WeakMap<object, string>();
  const jsonOf = (value: unknown) => {
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
    const found = known.get(value) ?? JSON.stringify(value);
    known.set(value, found);
    return found;
  };
  return props =>
    Object.entries(props)
      .map(([name, value]) => `${name}:${jsonOf(value)}`)
      .join("\0");
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
