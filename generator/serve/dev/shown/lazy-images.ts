import { existsSync } from "node:fs";
import { join } from "node:path";
import { encodeImage } from "../../../images/encode-image.ts";
import { imageFolder } from "../../../images/images.ts";
import { sourceBytes } from "../../../images/read-image.ts";
import { writeWhole } from "../../../write/write-whole.ts";
import { type DescribedImages, describedImages, type ImageFile } from "./described-images.ts";

export type LazyImages = Omit<DescribedImages, "fileAt"> & {
  has: (address: string) => Promise<boolean>;
  /** Where the bytes of an address lie; they are made when nobody has asked for them before. */
  file: (address: string) => Promise<string | undefined>;
};

/** Pictures are made when a browser asks for them, and then kept where builds look for them. */
export function lazyImages(root: string, cache: string): LazyImages {
  const { fileAt, ...images } = describedImages(root, cache);
  const making = new Map<string, Promise<void>>();
  const make = async ({ source, output }: ImageFile, file: string) => {
    const [bytes] = await encodeImage(sourceBytes(root, source), source, [output]);
    if (bytes) writeWhole(file, bytes);
  };
  return {
    ...images,
    has: async address => (await fileAt(address)) !== undefined,
    file: async address => {
      const wanted = await fileAt(address);
      if (!wanted) return undefined;
      const file = join(imageFolder(cache), wanted.output.file);
      if (existsSync(file)) return file;
      // What is drawn now may be another picture, under another name.
      if (await images.confirm([wanted.source.name])) return undefined;
      const made = making.get(file) ?? make(wanted, file);
      making.set(file, made);
      await made.finally(() => making.delete(file));
      return file;
    },
  };
}
