import { outputFile } from "../addresses.ts";
import { hash } from "../hash.ts";
import type { BodySource } from "../load/entries/entry-text.ts";
import type { Loaded } from "../load/load.ts";
import type { OpenSite } from "../open-site.ts";
import { remembered } from "../remembered.ts";
import type { ListText, Page, Picture, TextFile } from "../site.ts";
import type { Written } from "../write/write.ts";
import { codeKey } from "./code-key.ts";

export type Keys = {
  page: (page: Page, body: BodySource | undefined) => string;
  /** Only of a text that says what it is written from, or of any while the plan stays the same. */
  text: (text: TextFile) => string | undefined;
  /** Unknown while the plan stays the same, when nobody needs them. */
  items: (list: ListText) => string[] | undefined;
};

/**
 * Everything that a page's bytes can depend on, as one hash: its props, its body, the pictures it shows, the site's
 * code and settings, and the generator's own code. There is nothing else to keep track of. The body's own hash stands
 * at the end: while the plan stays the same, all before it does.
 */
export function keysFor(
  site: Pick<OpenSite, "code" | "settings">,
  pictures: ReadonlyMap<string, Picture>,
): Keys {
  const common = hash(codeKey(site), JSON.stringify(site.settings));
  const json = sharedJson();
  const shown = picturesText(pictures);
  const items = remembered((list: ListText) =>
    list.items.map(({ from, images }) => hash(common, json({ from }), shown(images))),
  );
  return {
    page: ({ route, template, props, images }, body) =>
      withBody(hash(common, route, template, json(props), shown(images)), body),
    text: text => {
      if ("items" in text)
        return hash(text.path, text.start, text.between, text.end, items(text).join());
      const { path, from, images = [] } = text;
      return from === undefined ? undefined : hash(common, path, json({ from }), shown(images));
    },
    items,
  };
}

/** The keys that files had in a build with the same plan: only bodies of texts can be others now. */
export function keysBefore({ settings }: Pick<OpenSite, "settings">, files: Written): Keys {
  return {
    page: ({ route }, body) => {
      const key = files[outputFile(route, settings)]?.key ?? "";
      return withBody(key.slice(0, key.indexOf(".")), body);
    },
    text: ({ path }) => files[path.slice(1)]?.key,
    items: () => undefined,
  };
}

function withBody(planned: string, body: BodySource | undefined): string {
  return `${planned}.${body?.hash ?? ""}`;
}

/** Changes with whatever a plan is made of. */
export function planKey(site: Pick<OpenSite, "code">, loaded: Pick<Loaded, "key">): string {
  return hash(codeKey(site), loaded.key);
}

/** Changes with all that pages and other files show but bodies. */
export function shownKey(plan: string, pictures: ReadonlyMap<string, Picture>): string {
  return hash(plan, JSON.stringify([...pictures]));
}

/** What pages show of the pictures they name, each written as JSON and hashed only once. */
function picturesText(pictures: ReadonlyMap<string, Picture>): (names: string[]) => string {
  const textOf = remembered((name: string) => hash(JSON.stringify(pictures.get(name)) ?? ""));
  return names => names.map(textOf).join("\0");
}

/**
 * Pages share most of their props, such as the menu, or the articles in a list: what is the same object is written as
 * JSON only once, and where that is long, its hash stands for it.
 */
function sharedJson(): (props: object) => string {
  const known = new WeakMap<object, string>();
  const jsonOf = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
    if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
    const found = known.get(value) ?? shortened(JSON.stringify(value));
    known.set(value, found);
    return found;
  };
  return props =>
    Object.entries(props)
      .map(([name, value]) => `${name}:${jsonOf(value)}`)
      .join("\0");
}

function shortened(json: string): string {
  return json.length > 200 ? hash(json) : json;
}
