import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownPackages } from "../bundle/bundles.ts";
import { hash } from "../hash.ts";
import { ProblemsError } from "../problem.ts";
import type { ImageFormat, ImageSource, Picture } from "../site.ts";
import { icoOf } from "./ico.ts";

/** A picture before it is made: which files it will consist of, and how large each will be. */
export type Outline = { width: number; height: number; outputs: Output[] };
export type Output = { format: ImageFormat; width: number; height: number; file: string };

const encoding = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  png: { palette: true, compressionLevel: 9 },
};

export function sourceBytes(root: string, source: ImageSource): Buffer {
  const { svg } = source;
  if (svg === undefined) return readFileSync(join(root, "content/images", source.file ?? ""));
  return Buffer.from(typeof svg === "string" ? svg : svg());
}

export function imageKey(bytes: Buffer, source: ImageSource): string {
  const { widths, formats, quality, name } = source;
  return hash(bytes, JSON.stringify([widths, formats, quality]), encoderKey(), name);
}

let ownEncoderKey: string | undefined;

/** Changes with the encoders' settings and with their version: another one makes other bytes of the same picture. */
function encoderKey(): string {
  ownEncoderKey ??= hash(
    JSON.stringify(encoding),
    readFileSync(join(ownPackages(), "sharp/package.json")),
  );
  return ownEncoderKey;
}

export async function outlineImage(bytes: Buffer, source: ImageSource): Promise<Outline> {
  const sharp = await loadSharp();
  const { autoOrient } = await readable(source, () => sharp(bytes).metadata());
  const largest = Math.max(...source.widths);
  const width = source.svg === undefined ? Math.min(autoOrient.width, largest) : largest;
  const height = Math.round((autoOrient.height * width) / autoOrient.width);
  const widths = new Set(source.widths.map(wanted => Math.min(wanted, width)));
  const base = `${source.name.replace(/\.[a-z0-9]+$/i, "").replace(/[^\w-]+/g, "-")}-${imageKey(bytes, source).slice(0, 8)}`;
  const outputs = [...widths]
    .sort((a, b) => a - b)
    .flatMap(wanted =>
      source.formats.map(format => ({
        format,
        width: wanted,
        height: Math.round((height * wanted) / width),
        file: `${base}-${wanted}.${format}`,
      })),
    );
  return { width, height, outputs };
}

/** Encoders throw at once for an empty file, and later for a damaged one. */
async function readable<T>(source: ImageSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw unreadable(source, error);
  }
}

function unreadable(source: ImageSource, cause: unknown): ProblemsError {
  const file = source.file === undefined ? source.name : `content/images/${source.file}`;
  const fix = "Save the picture again as JPEG, PNG, WebP, AVIF or SVG";
  const message = "this file is not a picture, or a damaged one";
  return new ProblemsError([{ code: "image/unreadable", severity: "error", file, message, fix }], {
    cause,
  });
}

/** Makes the files of one width; scaling is shared by its formats. Gives the bytes in the order of the outputs. */
export async function encodeImage(
  bytes: Buffer,
  source: ImageSource,
  outputs: Output[],
): Promise<Buffer[]> {
  const [first] = outputs;
  if (!first || outputs.every(({ format }) => format === "svg")) return outputs.map(() => bytes);
  const sharp = await loadSharp();
  // A drawing is scaled while it is still lines, so that it is sharp at every width.
  const { width: drawnWidth } =
    source.svg === undefined ? { width: 0 } : await sharp(bytes).metadata();
  const density = drawnWidth === 0 ? 72 : (72 * first.width) / drawnWidth;
  const { data, info } = await readable(source, () =>
    sharp(bytes, { density })
      .rotate()
      .resize(first.width, first.height)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return Promise.all(
    outputs.map(({ format }) =>
      format === "svg" ? bytes : encode(sharp(data, { raw: info }), format, source),
    ),
  );
}

async function encode(
  image: import("sharp").Sharp,
  format: Exclude<ImageFormat, "svg">,
  source: ImageSource,
): Promise<Buffer> {
  // Those who read icon files expect a picture without a palette.
  if (format === "ico") {
    const { data, info } = await image.ensureAlpha().png().toBuffer({ resolveWithObject: true });
    return icoOf(data, info);
  }
  const quality = source.quality?.[format];
  const options = { ...encoding[format], ...(quality !== undefined && { quality }) };
  return image.toFormat(format === "jpg" ? "jpeg" : format, options).toBuffer();
}

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // Pictures are made side by side; each of them takes one core.
  sharp.concurrency(1);
  return sharp;
}

/** What a page shows of a picture; `bytes` are those of its largest file, where they are known. */
export function pictureOf(
  source: ImageSource,
  { width, height, outputs }: Outline,
  bytes = 0,
): Picture | undefined {
  const fallbackFormat = source.formats.at(-1);
  const fallback = outputs.filter(({ format }) => format === fallbackFormat).at(-1);
  if (!fallback) return undefined;
  return {
    width,
    height,
    src: addressOf(source, fallback),
    bytes,
    sources: [...new Set(source.formats)]
      .sort((a, b) => Number(a === fallbackFormat) - Number(b === fallbackFormat))
      .map(format => ({
        type: mime[format],
        srcset: outputs
          .filter(output => output.format === format)
          .map(output => `${addressOf(source, output)} ${output.width}w`)
          .join(", "),
      })),
  };
}

export function addressOf(source: ImageSource, output: Output): string {
  return source.path ?? `/assets/${output.file}`;
}

const mime: Record<ImageFormat, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  ico: "image/x-icon",
};
