import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import type { KeptEntries } from "../load/entries/entry-cache.ts";
import { keepEntries, readEntries } from "./kept-entries.ts";

let folder: string;
beforeEach(() => {
  folder = join(temporaryFolder(), "entries");
});

const key = "this code";
const first = entriesOf("0123456789".split(""));

test("what was kept is known to the next build, and not to one of other code", () => {
  keepEntries(folder, { key, now: first, before: {} });
  expect(readEntries(folder, key)).toEqual(first);
  expect(readEntries(folder, "other code")).toEqual({});
});

test("another text, a new one and one that goes write only the files they lie in", () => {
  keepEntries(folder, { key, now: first, before: {} });
  const before = readEntries(folder, key);
  const written = filesOf(folder);
  const { "content/notes/0.md": _, ...rest } = before;
  const now = { ...rest, ...entriesOf(["1", "new"]) };
  keepEntries(folder, { key, now, before });
  expect(readEntries(folder, key)).toEqual(now);
  const differing = filesOf(folder).filter(file => !written.includes(file));
  expect(differing.length).toBeLessThanOrEqual(3);
  keepEntries(folder, { key, now, before: now });
  expect(filesOf(folder).filter(file => !written.includes(file))).toEqual(differing);
});

test("a broken file costs only the entries that lie in it", () => {
  keepEntries(folder, { key, now: first, before: {} });
  const [file = ""] = readdirSync(folder);
  writeFileSync(join(folder, file), "{");
  const known = readEntries(folder, key);
  const lost = Object.keys(first).filter(name => !(name in known));
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.length).toBeLessThan(Object.keys(first).length);
});

/** Each file by name and inode: one that is written anew is another one. */
function filesOf(folder: string): string[] {
  return readdirSync(folder).map(file => `${file} ${statSync(join(folder, file)).ino}`);
}

function entriesOf(slugs: string[]): KeptEntries {
  return Object.fromEntries(
    slugs.map(slug => {
      const file = `content/notes/${slug}.md`;
      const entry = {
        ...{ id: `notes/${slug}`, file, slug, record: {}, draft: false, aliases: [] },
        ...{ date: undefined, updated: undefined, readMinutes: 1, images: [] },
      };
      const body = { file, offset: 0, hash: "" };
      return [file, { stamp: [1, 2, 3], parsed: { entry, body, key: "" } }];
    }),
  );
}
