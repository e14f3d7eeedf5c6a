import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../problems/problem.ts";
import type { ImageSource } from "../../site.ts";

/** Pictures that move where they come from, and stand still on a page, since each is made anew in several sizes. */
export function movingPictures(root: string, images: ImageSource[]): Problem[] {
  const files = images.flatMap(({ file }) => (file && /\.(gif|webp)$/i.test(file) ? [file] : []));
  return [...new Set(files)]
    .map(file => `content/images/${file}`)
    .filter(file => isMoving(join(root, file)))
    .map(file => ({
      code: "image/moving",
      severity: "warning",
      file,
      message: "only the first picture of this animation is shown",
      fix: "Save the picture that says it best as JPEG or PNG, and link to a film of the whole",
    }));
}

function isMoving(path: string): boolean {
  return /\.gif$/i.test(path) ? hasFrames(readFileSync(path)) : isMarked(startOf(path));
}

/** Each picture of a GIF that moves has a block before it that says how long it is shown. */
function hasFrames(gif: Buffer): boolean {
  let count = 0;
  for (let at = gif.indexOf(frame); at !== -1 && count < 2; at = gif.indexOf(frame, at + 1))
    if (gif[at + 7] === 0 && (gif[at + 8] === 0x2c || gif[at + 8] === 0x21)) count++;
  return count > 1;
}

const frame = Buffer.of(0x21, 0xf9, 4);

/** A bit in the header of a WebP. */
function isMarked(start: Buffer): boolean {
  return start.toString("latin1", 8, 16) === "WEBPVP8X" && ((start[20] ?? 0) & 2) !== 0;
}

/** Of thousands of photographs nobody wants to read more. */
function startOf(path: string): Buffer {
  const start = Buffer.alloc(21);
  const file = openSync(path, "r");
  try {
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}
