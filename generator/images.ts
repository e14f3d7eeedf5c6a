import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { hash } from "./hash.ts";
import type { ImageFormat, ImageSource, Picture } from "./site.ts";
import { writeWhole } from "./write-whole.ts";

export type Images = {
  pictures: Map<string, Picture>;
  /** Image files by address, and where their bytes lie in the cache. */
  files: Map<string, string>;
  made: number;
};
type Made = { width: number; height: number; outputs: Output[] };
type Output = { format: ImageFormat; width: number; height: number; file: string; bytes: number };
type Index = Record<string, Made>;

/** Makes every picture in its sizes and formats; what was made once is never made again. */
export async function makeImages({
  root,
  cache,
  sources,
}: {
  root: string;
  cache: string;
  sources: ImageSource[];
}): Promise<Images> {
  const folder = join(cache, "images");
  const indexFile = join(folder, "index.json");
  mkdirSync(folder, { recursive: true });
  const known = readIndex(indexFile);
  const keyed = sources.map(source => ({ source, key: keyOf(root, source) }));
  const missing = keyed.filter(({ key }) => !complete(folder, known[key]));
  await inParallel(missing, async ({ source, key }) => {
    known[key] = await make({ root, folder, source, key });
  });
  if (missing.length > 0) writeWhole(indexFile, JSON.stringify(known));
  const images: Images = { pictures: new Map(), files: new Map(), made: missing.length };
  for (const { source, key } of keyed) {
    const made = known[key];
    if (made) add({ images, folder, source, made });
  }
  return images;
}

function add({
  images,
  folder,
  source,
  made,
}: {
  images: Images;
  folder: string;
  source: ImageSource;
  made: Made;
}): void {
  const addressed = made.outputs.map(output => ({
    ...output,
    address: source.path ?? `/assets/${output.file}`,
  }));
  for (const { address, file } of addressed) images.files.set(address, join(folder, file));
  const fallbackFormat = source.formats.at(-1);
  const fallback = addressed.filter(({ format }) => format === fallbackFormat).at(-1);
  if (!fallback) return;
  const others = source.formats.filter(format => format !== fallbackFormat);
  images.pictures.set(source.name, {
    width: made.width,
    height: made.height,
    src: fallback.address,
    bytes: Math.max(...addressed.map(({ bytes }) => bytes)),
    sources: [...others, ...(fallbackFormat ? [fallbackFormat] : [])].map(format => ({
      type: mime[format],
      srcset: addressed
        .filter(output => output.format === format)
        .map(({ address, width }) => `${address} ${width}w`)
        .join(", "),
    })),
  });
}

const mime: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
};

/** Encoders' settings belong to the key: other settings make other pictures. */
const encoding = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  png: { palette: true, compressionLevel: 9 },
};

function keyOf(root: string, source: ImageSource): string {
  const bytes = source.svg ?? readFileSync(join(root, "content/images", source.file ?? ""));
  return hash(
    bytes,
    JSON.stringify([source.widths, source.formats, source.quality, encoding]),
    source.name,
  );
}

async function make({
  root,
  folder,
  source,
  key,
}: {
  root: string;
  folder: string;
  source: ImageSource;
  key: string;
}): Promise<Made> {
  const bytes =
    source.svg !== undefined
      ? Buffer.from(source.svg)
      : readFileSync(join(root, "content/images", source.file ?? ""));
  const base = `${source.name.replace(/\.[a-z0-9]+$/i, "").replace(/[^\w-]+/g, "-")}-${key.slice(0, 8)}`;
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  const { width: ownWidth = 0, height: ownHeight = 0 } = await sharp(bytes).metadata();
  const largest = Math.max(...source.widths);
  const width = source.svg === undefined ? Math.min(ownWidth, largest) : largest;
  const height = Math.round((ownHeight * width) / ownWidth);
  const widths = [...new Set(source.widths.map(wanted => Math.min(wanted, width)))].sort(
    (a, b) => a - b,
  );
  const outputs: Output[] = [];
  for (const wanted of widths) {
    const size = { width: wanted, height: Math.round((height * wanted) / width) };
    const raster = source.formats.some(format => format !== "svg")
      ? await sharp(bytes, { density: source.svg === undefined ? 72 : (72 * wanted) / ownWidth })
          .rotate()
          .resize(size.width, size.height)
          .raw()
          .toBuffer({ resolveWithObject: true })
      : undefined;
    for (const format of source.formats) {
      const data =
        format === "svg" || !raster
          ? bytes
          : await encode(sharp(raster.data, { raw: raster.info }), format, source);
      const file = `${base}-${size.width}.${format}`;
      writeFileSync(join(folder, file), data);
      outputs.push({ format, ...size, file, bytes: data.length });
    }
  }
  return { width, height, outputs };
}

async function encode(
  image: import("sharp").Sharp,
  format: Exclude<ImageFormat, "svg">,
  source: ImageSource,
): Promise<Buffer> {
  const quality = source.quality?.[format];
  const options = { ...encoding[format], ...(quality !== undefined && { quality }) };
  return image.toFormat(format === "jpg" ? "jpeg" : format, options).toBuffer();
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

function complete(folder: string, made: Made | undefined): boolean {
  return made?.outputs?.every(({ file }) => existsSync(join(folder, file))) ?? false;
}

function readIndex(file: string): Index {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // No cache or a broken one: the pictures are made anew.
    return {};
  }
}
