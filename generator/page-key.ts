import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hash } from "./hash.ts";
import type { BodySource } from "./load/entry.ts";
import type { OpenSite } from "./open-site.ts";
import type { Page, Picture, TextFile } from "./site.ts";

export type Keys = {
  page: (page: Page, body: BodySource | undefined) => string;
  /** Only of a text that says what it is written from. */
  text: (text: TextFile) => string | undefined;
};

/**
 * Everything that a page's bytes can depend on, as one hash: its props, its body, the pictures it shows, the site's
 * code and settings, and the generator's own code. There is nothing else to keep track of.
 */
export function keysFor(site: OpenSite, pictures: ReadonlyMap<string, Picture>): Keys {
  const common = hash(generatorKey(), site.code.key, JSON.stringify(site.settings));
  const json = sharedJson();
  const shown = picturesText(pictures);
  return {
    page: ({ route, template, props, images }, body) =>
      hash(common, route, template, json(props), body?.hash ?? "", shown(images)),
    text: ({ path, from, images = [] }) =>
      from === undefined ? undefined : hash(common, path, JSON.stringify(from), shown(images)),
  };
}

/** What pages show of the pictures they name, each written as JSON only once. */
function picturesText(pictures: ReadonlyMap<string, Picture>): (names: string[]) => string {
  const known = new Map<string, string>();
  const textOf = (name: string) => {
    const text = known.get(name) ?? JSON.stringify(pictures.get(name)) ?? "";
    known.set(name, text);
    return text;
  };
  return names => names.map(textOf).join("\0");
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
