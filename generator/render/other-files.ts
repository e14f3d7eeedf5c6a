import { hash } from "../hash.ts";
import { listedFile } from "../load/files/listed-file.ts";
import type { Memory } from "../memory/memory.ts";
import type { Keys } from "../memory/page-key.ts";
import type { OpenSite } from "../open-site.ts";
import { joinedRules, redirectFiles } from "../redirects.ts";
import type { Plan, TextFile, Tools } from "../site.ts";
import { verbatimFiles, verbatimFolder } from "../verbatim-files.ts";
import type { OutputFile } from "../write/write.ts";
import { type KnownLists, wholeText, writeList } from "./list-text.ts";

type Others = {
  site: OpenSite;
  plan: Plan;
  images: ReadonlyMap<string, string>;
  tools: Tools;
  keys: Keys;
  /** Of the build before, where this one writes over what it left. */
  before: Pick<Memory, "isKept" | "listBefore"> | undefined;
};
type OtherFiles = { files: OutputFile[]; lists: KnownLists };

/** Everything that is not a page: built code, pictures, texts, redirects, and the files of content/files as they are. */
export function otherFiles({ site, plan, images, tools, keys, before }: Others): OtherFiles {
  const settle = (file: OutputFile): OutputFile =>
    before?.isKept(file.path, file.key) ? { path: file.path, key: file.key, kept: true } : file;
  // Addresses of built files carry a hash of their content or, for icons, a cache file that does.
  const copies = [...Object.entries(site.code.assets), ...images].map(([address, copyOf]) => ({
    path: address.slice(1),
    key: hash(copyOf.slice(site.cache.length)),
    copyOf,
  }));
  const redirects = redirectFiles(plan, site.settings);
  const verbatim = [...verbatimFiles(site.root)].map(([path, from]) => {
    const asItIs = listedFile({ file: `${verbatimFolder}/${path}`, path: from });
    const ours = redirects.find(redirect => redirect.path === path);
    const bytes = path === "_redirects" && ours ? joinedRules(asItIs, ours.text) : asItIs;
    return { path, key: ownKey + hash(bytes), bytes };
  });
  // An owner's own robots.txt takes the place of ours.
  const own = new Set(verbatim.map(({ path }) => path));
  const lists: KnownLists = {};
  const texts = plan.texts.flatMap((text): OutputFile[] => {
    const path = text.path.slice(1);
    if (own.has(path)) return [];
    const key = keyOf(text);
    if (key !== undefined && before?.isKept(path, key)) return [{ path, key, kept: true }];
    const bytes = bytesOf(text, key);
    return [settle({ path, key: key ?? hash(bytes), bytes })];
  });
  const moved = redirects.map(({ path, text }) => ({
    path,
    key: hash(text),
    bytes: text,
  }));
  const others = [...copies, ...moved].filter(({ path }) => !own.has(path));
  return { files: [...texts, ...[...others, ...verbatim].map(settle)], lists };

  /** What an owner's own file was known by says nothing of ours, which comes back when that one goes. */
  function keyOf(text: TextFile): string | undefined {
    const key = keys.text(text);
    return key?.startsWith(ownKey) ? undefined : key;
  }

  function bytesOf(text: TextFile, key: string | undefined): string | Uint8Array {
    const items = "items" in text ? keys.items(text) : undefined;
    if (!("items" in text) || !items || key === undefined) return wholeText(text, tools);
    const path = text.path.slice(1);
    const { bytes, lengths } = writeList(text, {
      keys: items,
      tools,
      before: before?.listBefore(path),
    });
    lists[path] = { key, items, lengths };
    return bytes;
  }
}

const ownKey = "own ";
