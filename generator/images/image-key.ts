import { hash } from "../hash.ts";
import type { ImageSource } from "../site.ts";
import { slugOf } from "../words/slug.ts";
import { encoderKey } from "./encode-image.ts";

/** Changes with whatever the files of a picture are made of and by. */
export function imageKey(bytes: Buffer, source: ImageSource): string {
  const { widths, formats, quality } = source;
  return hash(bytes, JSON.stringify([widths, formats, quality]), encoderKey(), fileName(source));
}

/** How the files of a picture are named: 'Über uns.JPG' → 'uber-uns'. */
export function fileName({ name }: ImageSource): string {
  return slugOf(name.replace(/\.[a-z0-9]+$/i, "")) || "picture";
}
