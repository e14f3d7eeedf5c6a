import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../built-site.ts";
import { compiledSite } from "../compiled-site.ts";
import { noteWith, type TemporarySite } from "../temporary-site.ts";

// Whoever mends one mistake must not be sent back for the next one, which the build could have told.
describe("one build tells", () => {
  test("links that lead nowhere, though some text has wrong facts", async () => {
    const site = compiledSite({
      "content/notes/dated.md": noteWith("title: Dated\ndate: 2025-02-30", "[A](/no-page)\n"),
      "content/notes/linked.md": noteWith("title: Linked", "[B](/none) [C](www.example.com)\n"),
      "content/notes/torn.md": noteWith('title: "Torn', "Text.\n"),
    });
    expect(await places(site)).toEqual([
      "content/notes/dated.md:3:7 [note/date]",
      "content/notes/dated.md:6:5 [link/broken]",
      "content/notes/linked.md:5:5 [link/broken]",
      "content/notes/linked.md:5:16 [link/outside]",
      "content/notes/torn.md:2:8 [front-matter/yaml]",
    ]);
  });

  test("of an address that is wrong in itself only that", async () => {
    const site = compiledSite({
      "content/notes/new.md": noteWith("title: A", "[A](“/blog”) [B](\u200b/blog) [C](/none)\n"),
    });
    expect(await places(site)).toEqual([
      "content/notes/new.md:5:5 [link/address]",
      "content/notes/new.md:5:18 [link/address]",
      "content/notes/new.md:5:30 [link/broken]",
    ]);
  });

  test("links of a text that has the address of another", async () => {
    const site = compiledSite({
      "content/notes/first.md": noteWith("title: First"),
      "content/notes/second.md": noteWith("title: Second\nslug: first", "[B](/none-either)\n"),
    });
    expect(await places(site)).toEqual([
      "content/notes/second.md:3:1 [note/slug]",
      "content/notes/second.md:6:5 [link/broken]",
    ]);
  });

  test("a link without the / in front, and one to an old address, beside a missing picture", async () => {
    const site = compiledSite({
      "content/notes/moved.md": noteWith("title: Moved\naliases: [/once]"),
    });
    await site.build();
    const link = noteWith("title: Linked", "[A](notes/moved) [B](/once)\n");
    site.change("content/notes/linked.md", link);
    site.change("content/notes/shown.md", noteWith("title: Shown", "[A loaf](loaf.jpg)\n"));
    expect(await places(site)).toEqual([
      "content/notes/linked.md:5:5 [link/relative]",
      "content/notes/linked.md:5:22 [link/redirect]",
      "content/notes/shown.md:5:1 [image/missing]",
    ]);
  });
});

describe("nothing is said of a link that may lead to a text with wrong facts", () => {
  test.each([
    ["by its file", "title: New\ndate: soon", "/notes/new"],
    ["by its slug", "title: New\nslug: other\ndate: soon", "/notes/other"],
    ["by a slug as it was meant", "title: New\nslug: Straße & Hof", "/notes/strasse-hof"],
    ["by an address beside a wrong one", "title: New\naliases: [/once, once more]", "/once"],
    ["by an address with letters of its own", "title: New\naliases: [/café, a b]", "/caf%C3%A9"],
    ["by its topic", "title: New\ntopic: Rye\ndate: soon", "/topics/rye"],
    ["by a heading", "title: New\ncolour: pink", "/notes/new#rye"],
    ["by its slug beside a quote without its partner", 'title: "New\nslug: other', "/notes/other"],
    ["by the name of its file", "title: New\ndate: soon", "new.md"],
    ["by a text without any", undefined, "/notes/new"],
    ["by its slug in a second block", "\n---\ntitle: N\nslug: other", "/notes/other"],
    ["by a letter that is written as browsers copy it", "titel: N\naliases: [/caf%C3%A9]", "/café"],
    ["by an address with more behind its slug", "title: New\ndate: soon", "/notes/new/read"],
    ["as a picture that is made with the pages", "titel: N", "/assets/cake-a1b2-480.jpg"],
  ])("%s", async (_, front, address) => {
    const text = front === undefined ? "Text.\n" : noteWith(front, "## Rye\n\nText.\n");
    const site = compiledSite({
      "content/notes/new.md": text,
      "content/notes/linking.md": noteWith("title: Linking", `[A](${address})\n`),
    });
    const said = await places(site);
    expect(said).not.toEqual([]);
    for (const place of said) expect(place).toMatch(/^content\/notes\/new\.md/);
  });

  test("in letters that cannot be read", async () => {
    const utf16 = Buffer.from(`\uFEFF${noteWith("title: New\nslug: other")}`, "utf16le");
    const site = compiledSite({
      "content/notes/new.md": utf16,
      "content/notes/linking.md": noteWith("title: Linking", "[A](/notes/other)\n"),
    });
    for (const place of await places(site)) expect(place).toMatch(/^content\/notes\/new\.md/);
  });

  test("whose file has an ending too many", async () => {
    const site = compiledSite({
      "content/notes/oat.md.txt": noteWith("title: Our loaf"),
      "content/notes/linking.md": noteWith("title: Linking", "[A](/notes/oat)\n"),
    });
    const said = await places(site);
    expect(said).not.toEqual([]);
    for (const place of said) expect(place).toMatch(/^content\/notes\/oat\.md\.txt/);
  });

  test.each([
    "draft: true",
    "draft: yes",
    "Draft: true",
    "date: 2999-01-01",
    "draft:true",
    "draft = true",
    'draft: "true',
    "date: “2999-01-01”: soon",
  ])("in a text that is kept back by   %s", async line => {
    const site = compiledSite({
      "content/notes/new.md": noteWith(`${line}\ncolour: pink\ntitle: N`, "[A](/no-page)\n"),
    });
    expect((await places(site)).join()).not.toContain("link/");
  });
});

test.each(['draft: "false"', "draft: no"])("links of a text with the line   %s", async line => {
  const site = compiledSite({
    "content/notes/new.md": noteWith(`title: N\n${line}`, "[A](/no-page)\n"),
  });
  expect(await places(site)).toEqual([
    "content/notes/new.md:3:8 [note/draft]",
    "content/notes/new.md:6:5 [link/broken]",
  ]);
});

test("a link that only resembles the name of a file with wrong facts is told, and one to a page that is gone", async () => {
  const site = compiledSite({ "content/files/about/index.html": "<p>It was here.</p>" });
  await site.build();
  site.change("content/files/about/index.html", null);
  site.change("content/notes/new.md", noteWith("title: New\ndate: soon"));
  const links = "[A](/about) [B](/notes/nwe) [C](/notes/new-in-rugby)\n";
  site.change("content/notes/linking.md", noteWith("title: Linking", links));
  expect(await places(site)).toEqual([
    "content/notes/linking.md:5:5 [link/broken]",
    "content/notes/linking.md:5:17 [link/broken]",
    "content/notes/linking.md:5:33 [link/broken]",
    "content/notes/new.md:3:7 [note/date]",
  ]);
});

test("of two texts with one address only the one that is called wrong may get another", async () => {
  const site = compiledSite({
    "content/notes/first.md": noteWith("title: First\nslug: bun"),
    "content/notes/second.md": noteWith("title: Second\nslug: bun"),
    "content/notes/linking.md": noteWith("title: L", "[A](/notes/first) [B](/notes/second)\n"),
  });
  expect(await places(site)).toEqual([
    "content/notes/linking.md:5:5 [link/broken]",
    "content/notes/second.md:3:1 [note/slug]",
  ]);
});

test("a site that cannot be planned without the text hears of the text alone", async () => {
  const plan = readFileSync(join(projectRoot, "tests/sites/tiny/templates/site.ts"), "utf8");
  const asking = 'const start = entries.notes.find(({ slug }) => slug === "new");\n';
  const site = compiledSite({
    "templates/site.ts": plan
      .replace("redirects: [", "redirects: [{ from: start?.record.title, to: '/' },")
      .replace(/(plan\b[^\n]*\{\n)/, `$1${asking}`),
    "content/notes/new.md": noteWith("title: New\ncolour: pink"),
  });
  expect(await places(site)).toEqual(["content/notes/new.md:3:9 [note/colour]"]);
});

test("hundreds of texts with wrong facts are told as quickly as before, and alone", async () => {
  const notes = Array.from({ length: 200 }, (_, n) => [
    `content/notes/n${n}.md`,
    noteWith(`titel: ${n}`, `[A](/dead-${n}) [B](/gone-${n})\n`),
  ]);
  const said = await places(compiledSite(Object.fromEntries(notes)));
  expect(said).toHaveLength(200);
  expect(said.join()).not.toContain("link/");
});

test("a mistake in the facts of the site is told alone: they make pages of their own", async () => {
  const site = compiledSite({
    "content/opening.ts": "export const opening = [{ day: 1, hours: [] }];\n",
    "content/notes/linked.md": noteWith("title: Linked", "[A](/no-page)\n"),
  });
  const said = await places(site);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^content\/opening\.ts/);
});

async function places(site: TemporarySite): Promise<string[]> {
  const text = await site.problems();
  return [...text.matchAll(/^(content\/\S+) {3}(\[\S+\])/gm)].map(
    ([, place, code]) => `${place} ${code}`,
  );
}
