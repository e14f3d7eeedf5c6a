import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hash } from "../hash.ts";
import type { ImageFormat, ImageSource } from "../site.ts";
import { ownPackages } from "../system/project-root.ts";
import { icoOf } from "./ico.ts";
import type { Output } from "./image-outline.ts";
import { loadSharp, readable } from "./read-image.ts";

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
  const { data, info } = await readable({ source, bytes }, () =>
    sharp(bytes)
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
  const usual = source.svg === undefined ? encoding : drawnEncoding;
  const options = { ...usual[format], ...(quality !== undefined && { quality }) };
  if (format === "jpg") return image.flatten({ background }).jpeg(options).toBuffer();
  return image.toFormat(format, options).toBuffer();
}

const encoding = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 74, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  png: { palette: true, compressionLevel: 9, effort: 7 },
};
/**
 * More effort would make flat colours and lines hardly smaller, and take twice as long; less leaves shadows at the letters
 * of an AVIF. The others are for the few browsers that show none, and every article without a picture has all of them.
 */
const drawnEncoding: typeof encoding = {
  avif: { ...encoding.avif, effort: 2 },
  webp: { ...encoding.webp, effort: 2 },
  jpg: { ...encoding.jpg, mozjpeg: false },
  png: { ...encoding.png, effort: 1 },
};
/** A JPEG has a colour where other pictures are transparent, which would be black. */
const background = "#fff";

/** How many pixels for one a drawing in content/images is offered with. */
export const drawnScale = 2;

let ownEncoderKey: string | undefined;

/** Changes with the encoders' settings and with their version: another one makes other bytes of the same picture. */
export function encoderKey(): string {
  ownEncoderKey ??= hash(
    JSON.stringify([encoding, drawnEncoding, background, drawnScale]),
    readFileSync(join(ownPackages(), "sharp/package.json")),
  );
  return ownEncoderKey;
}
