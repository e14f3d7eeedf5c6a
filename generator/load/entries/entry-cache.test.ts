import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { type Stamp, stampOf } from "../files/stamps.ts";
import { entryCache, type KeptEntries } from "./entry-cache.ts";
import { type EntryText, isRefused } from "./entry-text.ts";
import type { KnownText } from "./read-ahead.ts";
import { readFile } from "./read-entry.ts";

const none: ReadonlySet<string> = new Set();

test.each([
  ["is taken", "while its file is as it was then", (stamp: Stamp): Stamp => stamp],
  [
    "is read again",
    "when its file has another size",
    ([size, ...rest]): Stamp => [size + 1, ...rest],
  ],
  ["is read again", "when its file is another one", ([size, id, at]): Stamp => [size, id + 1, at]],
  ["is read again", "when its file has changed", ([size, id, at]): Stamp => [size, id, at - 1000]],
] satisfies [string, string, (stamp: Stamp) => Stamp][])(
  "a text that was read ahead %s %s",
  async (outcome, _, before) => {
    const folder = temporaryFolder();
    const file = { file: "content/notes/a.md", path: join(folder, "a.md") };
    writeFileSync(file.path, "---\ntitle: A\n---\n\nText.\n");
    const stamp = stampOf(file.path) ?? [0, 0, 0];
    const text = readFile(file, none);
    if (isRefused(text)) throw new Error(text.problems[0]?.message);
    const cache = entryCache({});
    cache.know({ texts: [{ file: file.file, stamp: before(stamp), text }] });
    let known: EntryText | undefined;
    const read = async (given?: KnownText) => {
      known = given?.text;
      return { parsed: undefined, problems: [] };
    };
    await cache.entry(file, read, none);
    expect(known).toBe(outcome === "is taken" ? text : undefined);
  },
);

test.each([
  ["is there as it was while all its pictures are", ["a.jpg", "b.jpg"], 1],
  ["is read again when one of its pictures is gone", ["a.jpg"], 2],
])("a text %s", async (_, pictures, times) => {
  const { cache, file, read, reads } = oneText(["a.jpg", "b.jpg"]);
  const first = cache({});
  await first.entry(file, read, new Set(["a.jpg", "b.jpg"]));
  await cache(first.kept()).entry(file, read, new Set(pictures));
  expect(reads()).toBe(times);
});

test("a file that changes after the build has begun is read again by the next one", async () => {
  const { file, read, reads, whenBegun } = oneText([]);
  const first = entryCache({});
  first.know({ stamps: new Map([[file.file, whenBegun]]), texts: [] });
  await first.entry(file, read, none);
  expect(first.kept()[file.file]?.stamp).toEqual(whenBegun);
  await entryCache(first.kept()).entry(file, read, none);
  expect(reads()).toBe(2);
});

/** A text that shows these pictures, how often it was read, and the stamp it had before it was changed. */
function oneText(images: string[]) {
  const folder = temporaryFolder();
  const file = { file: "content/notes/a.md", path: join(folder, "a.md") };
  writeFileSync(file.path, "---\ntitle: A\n---\n\nText.\n");
  const [size, inode, changedMs] = stampOf(file.path) ?? [0, 0, 0];
  const whenBegun: Stamp = [size, inode, changedMs - 1000];
  const body = { file: file.file, offset: 0, hash: "" };
  const entry = {
    ...{ id: "notes/a", file: file.file, slug: "a", record: {}, date: undefined },
    ...{ updated: undefined, draft: false, aliases: [], readMinutes: 1, images },
  };
  let reads = 0;
  const read = async () => {
    reads++;
    return { parsed: { entry, body, key: "" }, problems: [] };
  };
  /** One to which its stamp of long ago is known. */
  const cache = (before: KeptEntries) => {
    const made = entryCache(before);
    made.know({ stamps: new Map([[file.file, whenBegun]]), texts: [] });
    return made;
  };
  return { file, read, whenBegun, cache, reads: () => reads };
}
