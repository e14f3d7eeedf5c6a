import { join } from "node:path";
import { imageKey } from "../../../images/image-key.ts";
import { addressOf, type Output, outlineImage, pictureOf } from "../../../images/image-outline.ts";
import { sourceBytes } from "../../../images/read-image.ts";
import { stampOf } from "../../../load/files/stamps.ts";
import type { ImageSource, Picture } from "../../../site.ts";
import { keptOutlines } from "./kept-outlines.ts";

/** What pages show of pictures before their files are made. */
export type DescribedImages = {
  pictures: ReadonlyMap<string, Picture>;
  plan: (sources: ImageSource[]) => void;
  /** Makes the sizes and names of pictures known. A drawing that was known before is taken to be the same. */
  describe: (names?: Iterable<string>) => Promise<void>;
  /** Draws again what was taken to be the same; tells whether any of it is not. */
  confirm: (names: string[]) => Promise<boolean>;
  addresses: () => Iterable<string>;
  /** The file that is to lie at an address; a browser may ask for one of a page that this run has not rendered yet. */
  fileAt: (address: string) => Promise<ImageFile | undefined>;
  close: () => void;
};
export type ImageFile = { source: ImageSource; output: Output };

export function describedImages(root: string, cache: string): DescribedImages {
  const outlines = keptOutlines(cache);
  const pictures = new Map<string, Picture>();
  const outlined = new Map<string, string>();
  const files = new Map<string, ImageFile>();
  let sources = new Map<string, ImageSource>();

  const describeOne = async (name: string, { isExact }: { isExact: boolean }) => {
    const source = sources.get(name);
    if (!source || (!isExact && source.svg !== undefined && pictures.has(name))) return;
    const stamp = photoStamp(root, source);
    if (stamp !== undefined && outlined.get(name) === stamp) return;
    const bytes = sourceBytes(root, source);
    const key = imageKey(bytes, source);
    if (outlined.get(name) === key) return;
    const kept = outlines.of(key);
    const outline = kept ?? (await outlineImage(bytes, source));
    if (!kept) outlines.add(key, outline);
    const picture = pictureOf(source, outline);
    if (picture) pictures.set(name, picture);
    for (const output of outline.outputs) files.set(addressOf(source, output), { source, output });
    outlined.set(name, stamp ?? key);
  };
  const describe = async (names: Iterable<string> = sources.keys()) => {
    for (const name of names) await describeOne(name, { isExact: false });
  };
  /** An address of a picture's own is that of another file when the picture changes, the others name their files. */
  const describeFor = async (address: string) => {
    const fixed = [...sources.values()].filter(({ path }) => path === address);
    for (const { name } of fixed) await describeOne(name, { isExact: true });
    if (fixed.length > 0 || files.has(address)) return;
    if (/^\/assets\/.*-\d+\.(avif|webp|jpg|png|svg)$/.test(address)) await describe();
  };
  return {
    pictures,
    describe,
    confirm: async names => {
      const before = names.map(name => outlined.get(name));
      for (const name of names) await describeOne(name, { isExact: true });
      return names.some((name, index) => outlined.get(name) !== before[index]);
    },
    plan: planned => {
      sources = new Map(planned.map(source => [source.name, source]));
      for (const name of [...pictures.keys()].filter(name => !sources.has(name))) {
        pictures.delete(name);
        outlined.delete(name);
      }
      const paths = new Set(planned.map(({ path }) => path));
      for (const [address, { source }] of files)
        if (source.path !== undefined && !paths.has(source.path)) files.delete(address);
    },
    addresses: () => files.keys(),
    fileAt: async address => {
      await describeFor(address);
      return files.get(address);
    },
    close: outlines.close,
  };
}

/** Tells a changed photograph without reading it. A drawing must be made to be compared. */
function photoStamp(root: string, source: ImageSource): string | undefined {
  if (source.svg !== undefined) return undefined;
  const stamp = stampOf(join(root, "content/images", source.file ?? ""));
  return `${JSON.stringify(source)} ${stamp}`;
}
