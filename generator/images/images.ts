import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Stamps } from "../load/files/stamps.ts";
import { type Problem, ProblemsError, refuse } from "../problems/problem.ts";
import type { Progress } from "../progress.ts";
import type { ImageSource, Picture } from "../site.ts";
import { statsOf } from "../system/stats-of.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { forgetUnused } from "../write/forget-unused.ts";
import { namingFile } from "../write/naming-file.ts";
import { writeWhole } from "../write/write-whole.ts";
import { encodeImage } from "./encode-image.ts";
import { imageKey } from "./image-key.ts";
import { imageKeys, type PlannedBy } from "./image-keys.ts";
import { addressOf, type Outline, type Output, outlineImage, pictureOf } from "./image-outline.ts";
import { sourceBytes } from "./read-image.ts";

export type Images = {
  pictures: Map<string, Picture>;
  /** Image files by address, and where their bytes lie in the cache. */
  files: Map<string, string>;
  made: number;
};
type Made = Omit<Outline, "outputs"> & { outputs: (Output & { bytes: number })[] };
type Index = Record<string, Made>;

/** Makes every picture in its sizes and formats; what was made before, and is not forgotten, is not made again. */
export async function makeImages({
  root,
  cache,
  sources,
  by,
  stamps,
  onProgress,
}: {
  root: string;
  cache: string;
  sources: ImageSource[];
  by: PlannedBy;
  stamps: Stamps | undefined;
  onProgress?: ((progress: Progress) => void) | undefined;
}): Promise<Images> {
  const folder = imageFolder(cache);
  const indexFile = join(folder, "index.json");
  mkdirSync(folder, { recursive: true });
  const known = readIndex(cache);
  const keys = imageKeys(sources, { root, folder, by, stamps });
  const keyed = sources.map((source, index) => ({ source, key: keys[index] ?? "" }));
  const missing = keyed.filter(({ key }) => !complete(folder, known[key]));
  const problems: Problem[] = [];
  const keep = () => writeWhole(indexFile, JSON.stringify(known));
  let done = 0;
  await inParallel(missing, async one => {
    const { source } = one;
    try {
      const bytes = sourceBytes(root, source);
      // It may be another photograph than a moment ago, and the one of before may come back.
      if (source.file !== undefined) one.key = imageKey(bytes, source);
      known[one.key] = await make(folder, bytes, source);
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      problems.push(...error.problems);
    }
    onProgress?.({ of: "pictures made", done: ++done, total: missing.length });
    // A build that is stopped half-way, as a long one may be, leaves what it has made to the next.
    if (done % 20 === 0) keep();
  });
  if (missing.length > 0) keep();
  refuse(problems);
  const images: Images = { pictures: new Map(), files: new Map(), made: missing.length };
  for (const { source, key } of keyed) {
    const made = known[key];
    if (made) add(images, { folder, source, made });
  }
  if (missing.length > 0 && forgetOthers(folder, known, images)) keep();
  return images;
}

/**
 * Each other title of an article is another cover, and each change of how they are drawn one for every article. Months
 * count from when a picture was made: nothing notes when it was last shown.
 */
function forgetOthers(folder: string, known: Index, { files }: Images): boolean {
  const lists = ["index.json", "keys.json", "outlines.json"].map(name => join(folder, name));
  const gone = forgetUnused(folder, { inUse: [...lists, ...files.values()], keptDays: 90 });
  const isGone = ({ file }: Output) => gone.has(join(folder, file));
  for (const [key, made] of Object.entries(known))
    if (made?.outputs?.some(isGone)) delete known[key];
  return gone.size > 0;
}

export function imageFolder(cache: string): string {
  return join(cache, "images");
}

/** The outlines of what was made before, by key. Without a cache, or with a broken one, the pictures are made anew. */
export function readIndex(cache: string): Index {
  const file = join(imageFolder(cache), "index.json");
  return unlessItFails(() => JSON.parse(readFileSync(file, "utf8"))) ?? {};
}

function add(
  images: Images,
  { folder, source, made }: { folder: string; source: ImageSource; made: Made },
): void {
  for (const output of made.outputs)
    images.files.set(addressOf(source, output), join(folder, output.file));
  const picture = pictureOf(source, made);
  if (picture) images.pictures.set(source.name, picture);
}

async function make(folder: string, bytes: Buffer, source: ImageSource): Promise<Made> {
  const outline = await outlineImage(bytes, source);
  const outputs: Made["outputs"] = [];
  for (const width of new Set(outline.outputs.map(({ width }) => width))) {
    const ofWidth = outline.outputs.filter(output => output.width === width);
    for (const [index, data] of (await encodeImage(bytes, source, ofWidth)).entries()) {
      const output = ofWidth[index];
      if (!output) continue;
      const file = join(folder, output.file);
      namingFile(file, () => writeFileSync(file, data));
      outputs.push({ ...output, bytes: data.length });
    }
  }
  return { ...outline, outputs };
}

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** After a power cut a file may be there and empty. */
function complete(folder: string, made: Made | undefined): boolean {
  const isWhole = ({ file, bytes }: Made["outputs"][number]) =>
    statsOf(join(folder, file))?.size === bytes;
  return made?.outputs?.every(isWhole) ?? false;
}
