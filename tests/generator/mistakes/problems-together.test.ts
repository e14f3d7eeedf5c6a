import { expect, test } from "vitest";
import { compiledSite } from "../compiled-site.ts";
import { compiledSites } from "../compiled-sites.ts";
import { noteWith, temporarySite } from "../temporary-site.ts";

/** Sites whose notes may name a picture above their text. */
const covered = compiledSites(site => {
  site.edit(
    "templates/site.ts",
    'singular: "note",',
    'singular: "note", picture: { file: "cover", words: "coverAlt" },',
  );
  site.edit(
    "templates/site.ts",
    "z.string().min(1),",
    "z.string().min(1), cover: z.string().optional(),",
  );
});

test("mistakes in a script and in a template or a style are told in one run, each once", async () => {
  const site = temporarySite({
    "templates/pages/home.tsx": "export const home = () => <p>;\n",
    "islands/counter.ts": "const count = ;\n",
  });
  const said = await site.problems();
  expect(said.match(/templates\/pages\/home\.tsx:\d/g)).toHaveLength(1);
  expect(said.match(/islands\/counter\.ts:\d/g)).toHaveLength(1);

  site.change("templates/frame.css", "body { color: red;\n");
  const all = await site.problems();
  for (const file of ["templates/pages/home.tsx", "templates/frame.css", "islands/counter.ts"])
    expect(all.split(`${file}:`)).toHaveLength(2);

  const styled = temporarySite({
    "templates/frame.css": "body { color: red;\n",
    "islands/counter.ts": "const count = ;\n",
  });
  const both = await styled.problems();
  expect(both).toContain("templates/frame.css:1");
  expect(both).toContain("islands/counter.ts:1");
});

test.each([
  ["facts that are refused", "title: A\ndate: 31/09/2026", 1],
  ["a line that cannot be read", "title: A: B\ndate: 2026-09-30", 1],
  ["facts of a draft, which need no picture yet", "title: A\ndate: 31/09/2026\ndraft: true", 0],
])("a picture above a text that is missing is told beside %s", async (_, front, times) => {
  const site = covered({ "content/notes/new.md": noteWith(`${front}\ncover: no.jpg`) });
  const text = await site.problems();
  expect(text.match(/new\.md:\d:8 {3}\[image\/missing\]/g) ?? []).toHaveLength(times);
  expect(text).toMatch(/\[(?:note\/date|front-matter\/yaml)\]/);
});

test("a slug that is taken is told beside other mistakes, with nothing that follows from it", async () => {
  const site = compiledSite({
    "content/notes/new.md": noteWith("title: A\ndate: 31/09/2026\nslug: rye-bread"),
  });
  const taken = "new.md:4:1   [note/slug]";
  const text = await site.problems();
  for (const said of ["[note/date]", taken, "already taken by content/notes/Rye Bread.md"])
    expect(text).toContain(said);

  site.change("content/notes/new.md", noteWith("title: A\nslug: rye-bread"));
  site.edit(
    "templates/site.ts",
    "images: [],\n    redirects",
    'images: entries.notes.map(({ slug }) => ({ name: slug, svg: "", widths: [9], formats: ["svg"] })),\n    redirects',
  );
  const alone = await site.problems();
  expect(alone).toContain("[note/slug]");
  expect(alone).not.toContain("[plan/picture]");
});

test("of a page whose address is taken nobody is told that its picture's name is taken, too", async () => {
  const site = temporarySite({});
  site.edit(
    "templates/site.ts",
    "...entries.notes.map(notePage)",
    "...entries.notes.map(notePage), ...entries.notes.map(notePage)",
  );
  site.edit(
    "templates/site.ts",
    "images: [],\n    redirects",
    'images: [1, 2].map(() => ({ name: "rye", svg: "", widths: [9], formats: ["svg"] })),\n    redirects',
  );
  const text = await site.problems();
  expect(text).toContain("[page/address]");
  expect(text).not.toContain("[plan/picture]");
});

test("more mistakes than a call can be given are told", async () => {
  const site = compiledSite({
    "content/notes/new.md": noteWith("title: A", "[a]()\n\n".repeat(150_000)),
  });
  await expect(site.build()).rejects.toThrow("this link leads nowhere");
});

test.each([
  ["an error of the same text", "title: A", "[a]()\n\n"],
  ["facts that are refused", "title: A\ndate: 31/09/2026", ""],
  ["a line that cannot be read", "title: A: B", ""],
])("what a build only warns of is told beside %s", async (_, front, error) => {
  const site = compiledSite({
    "content/notes/new.md": noteWith(front, `${error}This is ==marked==.\n`),
    "content/notes/other.md": noteWith("title: Other", "Others are ==marked==.\n"),
  });
  const text = await site.problems();
  expect(text).toMatch(/new\.md:\d+:9 {3}\[text\/bold\] warning/);
  expect(text).toMatch(/other\.md:\d+:12 {3}\[text\/bold\] warning/);
});

test("of a draft of which a fact is refused no warning is told: it is not finished", async () => {
  const site = compiledSite({
    "content/notes/new.md": noteWith(
      "title: A\ndate: 31/09/2026\ndraft: true",
      "It is ==marked==.\n",
    ),
    "content/notes/other.md": noteWith("title: A: B\ndraft: true", "It is ==marked==.\n"),
  });
  const text = await site.problems();
  expect(text).toContain("new.md:3:7   [note/date]");
  expect(text).toContain("other.md:2:8   [front-matter/yaml]");
  expect(text).not.toContain("[text/bold]");
});

test("a slug that is taken is told beside a line that cannot be read", async () => {
  const site = compiledSite({
    "content/notes/new.md": noteWith("title: A: B\nslug: rye-bread"),
  });
  const text = await site.problems();
  expect(text).toContain("new.md:2:8   [front-matter/yaml]");
  expect(text).toContain("new.md:3:1   [note/slug]");
});
