import { existsSync } from "node:fs";
import { join } from "node:path";
import { encodeImage } from "../../images/encode-image.ts";
import { imageKey } from "../../images/image-key.ts";
import {
  addressOf,
  type Outline,
  type Output,
  outlineImage,
  pictureOf,
} from "../../images/image-outline.ts";
import { imageFolder, readIndex } from "../../images/images.ts";
import { sourceBytes } from "../../images/read-image.ts";
import { stampOf } from "../../load/stamps.ts";
import type { ImageSource, Picture } from "../../site.ts";
import { writeWhole } from "../../write/write-whole.ts";

export type LazyImages = {
  pictures: ReadonlyMap<string, Picture>;
  plan: (sources: ImageSource[]) => void;
  /** Makes the sizes and names of pictures known. A drawing that was known before is taken to be the same. */
  describe: (names?: Iterable<string>) => Promise<void>;
  /** Draws again what was taken to be the same; tells whether any of it is not. */
  confirm: (names: string[]) => Promise<boolean>;
  addresses: () => Iterable<string>;
  has: (address: string) => Promise<boolean>;
  /** Where the bytes of an address lie; they are made when nobody has asked for them before. */
  file: (address: string) => Promise<string | undefined>;
};

/** Pictures are made when a browser asks for them, and then kept where builds look for them. */
export function lazyImages(root: string, cache: string): LazyImages {
  const known: Record<string, Outline> = readIndex(cache);
  const pictures = new Map<string, Picture>();
  const outlined = new Map<string, string>();
  const outputs = new Map<string, { source: ImageSource; output: Output }>();
  const making = new Map<string, Promise<void>>();
  let sources = new Map<string, ImageSource>();

  const describeOne = async (name: string, { isExact }: { isExact: boolean }) => {
    const source = sources.get(name);
    if (!source || (!isExact && source.svg !== undefined && pictures.has(name))) return;
    const stamp = photoStamp(root, source);
    if (stamp !== undefined && outlined.get(name) === stamp) return;
    const bytes = sourceBytes(root, source);
    const key = imageKey(bytes, source);
    if (outlined.get(name) === key) return;
    const outline = known[key] ?? (await outlineImage(bytes, source));
    known[key] = outline;
    const picture = pictureOf(source, outline);
    if (picture) pictures.set(name, picture);
    for (const output of outline.outputs)
      outputs.set(addressOf(source, output), { source, output });
    outlined.set(name, stamp ?? key);
  };
  const describe = async (names: Iterable<string> = sources.keys()) => {
    for (const name of names) await describeOne(name, { isExact: false });
  };
  const confirm = async (names: string[]) => {
    const before = names.map(name => outlined.get(name));
    for (const name of names) await describeOne(name, { isExact: true });
    return names.some((name, index) => outlined.get(name) !== before[index]);
  };
  const make = async (address: string, file: string) => {
    const wanted = outputs.get(address);
    if (!wanted) return;
    const { source, output } = wanted;
    const [bytes] = await encodeImage(sourceBytes(root, source), source, [output]);
    if (bytes) writeWhole(file, bytes);
  };
  return {
    pictures,
    describe,
    confirm,
    plan: planned => {
      sources = new Map(planned.map(source => [source.name, source]));
      for (const name of [...pictures.keys()].filter(name => !sources.has(name))) {
        pictures.delete(name);
        outlined.delete(name);
      }
    },
    addresses: () => outputs.keys(),
    has: async address => (outputs.get(address) ?? (await describeFor(address))) !== undefined,
    file: async address => {
      const wanted = outputs.get(address) ?? (await describeFor(address));
      if (!wanted) return undefined;
      const file = join(imageFolder(cache), wanted.output.file);
      if (existsSync(file)) return file;
      // What is drawn now may be another picture, under another name.
      if (await confirm([wanted.source.name])) return undefined;
      const made = making.get(file) ?? make(address, file);
      making.set(file, made);
      await made.finally(() => making.delete(file));
      return file;
    },
  };

  /** A browser may ask for a picture of a page that this run has not rendered yet. */
  async function describeFor(address: string) {
    const fixed = [...sources.values()].filter(({ path }) => path === address);
    if (fixed.length > 0) await describe(fixed.map(({ name }) => name));
    else if (/^\/assets\/.*-\d+\.(avif|webp|jpg|png|svg)$/.test(address)) await describe();
    return outputs.get(address);
  }
}

/** Tells a changed photograph without reading it. A drawing must be made to be compared. */
function photoStamp(root: string, source: ImageSource): string | undefined {
  if (source.svg !== undefined) return undefined;
  const stamp = stampOf(join(root, "content/images", source.file ?? ""));
  return `${JSON.stringify(source)} ${stamp}`;
}
