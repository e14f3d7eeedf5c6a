import { changedLately } from "../files/changed-lately.ts";
import type { FoundFile } from "../files/files.ts";
import { type Stamp, stampOf } from "../files/stamps.ts";
import { utf8Text } from "../files/utf8-text.ts";
import { type BodySource, type EntryText, isRefused, readText } from "./entry-text.ts";
import type { Parsed } from "./parse-entry.ts";

/** What a file says, and what its collection makes of it where that was found out already. */
export type KnownText = { text: EntryText; parsed?: Parsed };
/** A text that was read before its collection asks for it, and how its file was then. */
export type AheadText = KnownText & { file: string; stamp: Stamp };
export type Reading = { files: FoundFile[]; images: ReadonlySet<string> };

/** Takes files apart, on whatever thread; what is wrong with one is left to be found by who asks for it. */
export function readAhead(
  { files, images }: Reading,
  keepBody: (source: BodySource, text: string) => void,
): AheadText[] {
  return files.flatMap(({ file, path }) => {
    const now = Date.now();
    const stamp = stampOf(path);
    if (!stamp || changedLately(stamp[2], now)) return [];
    const source = utf8Text({ file, path });
    if (typeof source !== "string") return [];
    const text = readText({ file, source }, images);
    if (isRefused(text)) return [];
    keepBody(text.body, source.slice(text.body.offset));
    return [{ file, stamp, text }];
  });
}
