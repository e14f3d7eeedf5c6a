import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Outline } from "../../../images/image-outline.ts";
import { imageFolder, readIndex } from "../../../images/images.ts";
import { unlessItFails } from "../../../unless-it-fails.ts";
import { writeWhole } from "../../../write/write-whole.ts";

type Outlines = Record<string, Outline>;
type KeptOutlines = {
  of: (key: string) => Outline | undefined;
  add: (key: string, outline: Outline) => void;
  close: () => void;
};

/**
 * Outlines by key: those of the pictures that builds have made, and those that servers found out, so that the next one
 * need not load the encoder before its first page. Builds keep theirs in a file of their own, which both would write.
 */
export function keptOutlines(cache: string): KeptOutlines {
  const file = join(imageFolder(cache), "outlines.json");
  const found: Outlines = unlessItFails(() => JSON.parse(readFileSync(file, "utf8"))) ?? {};
  const made: Outlines = readIndex(cache);
  let writing: NodeJS.Timeout | undefined;
  const write = () => void unlessItFails(() => writeWhole(file, JSON.stringify(found)));
  return {
    of: key => made[key] ?? found[key],
    add: (key, outline) => {
      found[key] = outline;
      clearTimeout(writing);
      writing = setTimeout(write, quietMs).unref();
    },
    close: () => clearTimeout(writing),
  };
}

/** A page with many pictures has them written once, after it is shown. */
const quietMs = 500;
