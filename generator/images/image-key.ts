import { hash } from "../hash.ts";
import type { ImageSource } from "../site.ts";
import { encoderKey } from "./encode-image.ts";

/** Changes with whatever the files of a picture are made of and by. */
export function imageKey(bytes: Buffer, source: ImageSource): string {
  const { widths, formats, quality, name } = source;
  return hash(bytes, JSON.stringify([widths, formats, quality]), encoderKey(), name);
}
