import type { ImageFormat, ImageSource, Picture } from "../site.ts";
import { drawnScale } from "./encode-image.ts";
import { fileName, imageKey } from "./image-key.ts";
import { loadSharp, readable, tooTall } from "./read-image.ts";

/** A picture before it is made: which files it will consist of, and how large each will be. */
export type Outline = { width: number; height: number; outputs: Output[] };
export type Output = { format: ImageFormat; width: number; height: number; file: string };

export async function outlineImage(bytes: Buffer, source: ImageSource): Promise<Outline> {
  const sharp = await loadSharp();
  const { autoOrient, format } = await readable({ source, bytes }, () => sharp(bytes).metadata());
  const largest = Math.max(...source.widths);
  const width = source.svg === undefined ? Math.min(autoOrient.width, largest) : largest;
  const height = Math.max(1, Math.round((autoOrient.height * width) / autoOrient.width));
  if (height > tallest && source.formats.some(isLimited))
    throw tooTall(source, { height, tallest });
  // Lines are sharp beyond their own size too, and most screens have two pixels and more for one.
  const drawn = Math.min(width * drawnScale, (tallest * width) / height, largest);
  const offered = format === "svg" ? Math.max(width, Math.floor(drawn)) : width;
  const widths = new Set(source.widths.map(wanted => Math.min(wanted, offered)));
  const base = `${fileName(source)}-${imageKey(bytes, source).slice(0, 8)}`;
  const outputs = [...widths]
    .sort((a, b) => a - b)
    .flatMap(wanted =>
      source.formats.map(format => ({
        format,
        width: wanted,
        // A line across the page is a pixel high at the least.
        height: Math.max(1, Math.round((height * wanted) / width)),
        file: `${base}-${wanted}.${format}`,
      })),
    );
  return { width, height, outputs };
}

/** A WebP can be no higher, and an AVIF by one pixel. */
const tallest = 16_383;

function isLimited(format: ImageFormat): boolean {
  return format === "webp" || format === "avif";
}

/** What a page shows of a picture. */
export function pictureOf(
  source: ImageSource,
  { width, height, outputs }: Outline,
): Picture | undefined {
  const fallbackFormat = source.formats.at(-1);
  const fallback = outputs.filter(({ format }) => format === fallbackFormat).at(-1);
  if (!fallback) return undefined;
  return {
    width,
    height,
    src: addressOf(source, fallback),
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
