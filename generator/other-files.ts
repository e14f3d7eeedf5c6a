import { readFileSync } from "node:fs";
import { hash } from "./hash.ts";
import { type KnownLists, type ListBefore, wholeText, writeList } from "./list-text.ts";
import { filesBelow } from "./load/files.ts";
import type { Keys } from "./memory/page-key.ts";
import type { OpenSite } from "./open-site.ts";
import { redirectFiles } from "./redirects.ts";
import type { Plan, TextFile, Tools } from "./site.ts";
import type { OutputFile } from "./write.ts";

type Others = {
  site: OpenSite;
  plan: Plan;
  images: ReadonlyMap<string, string>;
  tools: Tools;
  keys: Keys;
  isKept?: ((path: string, key: string) => boolean) | undefined;
  /** A list as the build before left it. */
  listBefore?: ((path: string) => ListBefore | undefined) | undefined;
};
type OtherFiles = { files: OutputFile[]; lists: KnownLists };

/** Everything that is not a page: built code, pictures, texts, redirects, and the files of content/files as they are. */
export function otherFiles({
  site,
  plan,
  images,
  tools,
  keys,
  isKept,
  listBefore,
}: Others): OtherFiles {
  const settle = (file: OutputFile): OutputFile =>
    isKept?.(file.path, file.key) ? { path: file.path, key: file.key, kept: true } : file;
  // Addresses of built files carry a hash of their content or, for icons, a cache file that does.
  const copies = [...Object.entries(site.code.assets), ...images].map(([address, copyOf]) => ({
    path: address.slice(1),
    key: hash(copyOf.slice(site.cache.length)),
    copyOf,
  }));
  const lists: KnownLists = {};
  const texts = plan.texts.map((text): OutputFile => {
    const path = text.path.slice(1);
    const key = keys.text(text);
    if (key !== undefined && isKept?.(path, key)) return { path, key, kept: true };
    const bytes = bytesOf(text, key);
    return settle({ path, key: key ?? hash(bytes), bytes });
  });
  const moved = redirectFiles(plan.redirects, site.settings).map(({ path, text }) => ({
    path,
    key: hash(text),
    bytes: text,
  }));
  const verbatim = filesBelow(site.root, "content/files").files.map(({ file, path }) => {
    const bytes = readFileSync(path);
    return { path: file.slice("content/files/".length), key: hash(bytes), bytes };
  });
  return { files: [...texts, ...[...copies, ...moved, ...verbatim].map(settle)], lists };

  function bytesOf(text: TextFile, key: string | undefined): string | Uint8Array {
    const items = "items" in text ? keys.items(text) : undefined;
    if (!("items" in text) || !items || key === undefined) return wholeText(text, tools);
    const path = text.path.slice(1);
    const { bytes, lengths } = writeList(text, { keys: items, tools, before: listBefore?.(path) });
    lists[path] = { key, items, lengths };
    return bytes;
  }
}
