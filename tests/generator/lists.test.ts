import { expect, test } from "vitest";
import { verifyCache } from "../../generator/build/verify-cache.ts";
import { noteWith, type TemporarySite, temporarySite } from "./temporary-site.ts";

let site: TemporarySite;

/** A site with a list of its notes: each item ends with the words of this code. */
async function builtSite(ending: string) {
  site = temporarySite();
  const list = `texts: [{
    path: "/notes.txt", start: entries.notes.length + " notes: ", between: " – ", end: ".",
    items: entries.notes.map(({ record }) => ({ from: record, images: [], write: () => record.title + ${ending} })),
  },`;
  site.edit("templates/site.ts", "texts: [", list);
  for (const name of ["one", "two", "three"]) change(name, `Café ${name}`);
  await site.build();
}

function change(name: string, title: string): void {
  site.change(`content/notes/${name}.md`, noteWith(`title: ${title}`));
}

const listed = () => site.read("dist/notes.txt").slice("5 notes: ".length, -1).split(" – ");

test("An item of a list is written again when what it is written from changes, and no other is", async () => {
  await builtSite(`" " + process.hrtime.bigint()`);
  const [rye, one, three, , white] = listed();
  change("two", "Thé two");
  await site.build();
  expect(listed()).toEqual([rye, one, three, expect.stringMatching(/^Thé two \d+$/), white]);
  const edited = site.read("dist/notes.txt");
  await site.build();
  expect(site.read("dist/notes.txt")).toBe(edited);
});

test("A list that was changed by hand is written anew", async () => {
  await builtSite(`""`);
  const whole = site.read("dist/notes.txt");
  site.change("dist/notes.txt", whole.replace("one", "won"));
  await site.build();
  expect(site.read("dist/notes.txt")).toBe(whole);
  site.change("dist/notes.txt", whole.replace("one", "won"));
  change("two", "Thé two");
  await site.build();
  expect(listed()[1]).toBe("Café one");
});

test("A list has the bytes of a clean build, whichever of its items come, change and go", async () => {
  await builtSite(`""`);
  const edits = [
    () => change("two", "Two"),
    () => change("another", "Ä new one"),
    () => site.change("content/notes/one.md", null),
    () => change("three", "Café three, and more"),
    ...Array.from({ length: 7 }, (_, n) => () => change(`more-${n}`, `More ${n}`)),
  ];
  for (const edit of edits) {
    edit();
    await site.build();
    expect(site.read("dist/notes.txt")).toContain(" – ");
  }
  expect(await verifyCache({ root: site.root, out: "dist", drafts: false })).toBeGreaterThan(5);
});
