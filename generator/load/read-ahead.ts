import { changedLately } from "./changed-lately.ts";
import { type EntryText, isRefused, type Parsed } from "./entry.ts";
import type { FoundFile } from "./files.ts";
import { readFile } from "./read-entry.ts";
import { type Stamp, stampOf } from "./stamps.ts";

/** What a file says, and what its collection makes of it where that was found out already. */
export type KnownText = { text: EntryText; parsed?: Parsed };
/** A text that was read before its collection asks for it, and how its file was then. */
export type AheadText = KnownText & { file: string; stamp: Stamp };
export type Reading = { files: FoundFile[]; images: ReadonlySet<string> };

/** Takes files apart, on whatever thread; what is wrong with one is left to be found by who asks for it. */
export function readAhead({ files, images }: Reading): AheadText[] {
  return files.flatMap(file => {
    const now = Date.now();
    const stamp = stampOf(file.path);
    if (!stamp || changedLately(stamp[2], now)) return [];
    const text = readFile(file, images);
    if (isRefused(text)) return [];
    return [{ file: file.file, stamp, text }];
  });
}
