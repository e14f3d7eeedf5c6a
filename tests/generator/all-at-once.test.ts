import { describe, expect, test } from "vitest";
import { noteWith, temporarySite } from "./temporary-site.ts";

// Whoever mends one mistake must not be sent back for the next one, which the build knew of, or could have.
describe("one build tells", () => {
  test("wrong links and headings of every text, though another has wrong front matter", async () => {
    const site = temporarySite({
      "content/notes/dated.md": noteWith("title: Dated\ndate: 2025-02-30", "[A](/no-page)\n"),
      "content/notes/linked.md": noteWith("title: Linked", "[B](/notes/linked#none)\n"),
      "content/notes/torn.md": noteWith('title: "Torn', "## One\n\n#### Three\n"),
    });
    expect(await places(site)).toEqual([
      "content/notes/dated.md:3:7 [note/date]",
      "content/notes/dated.md:6:5 [link/broken]",
      "content/notes/linked.md:5:5 [link/anchor]",
      "content/notes/torn.md:2:8 [front-matter/yaml]",
      "content/notes/torn.md:7:4 [page/heading-order]",
    ]);
  });

  test("wrong links of two texts that have one address", async () => {
    const site = temporarySite({
      "content/notes/first.md": noteWith("title: First", "[A](/no-page)\n"),
      "content/notes/second.md": noteWith("title: Second\nslug: first", "[B](/none-either)\n"),
    });
    expect(await places(site)).toEqual([
      "content/notes/first.md:5:5 [link/broken]",
      "content/notes/second.md:3:1 [note/slug]",
      "content/notes/second.md:6:5 [link/broken]",
    ]);
  });

  test("two texts with one title beside a picture that is missing", async () => {
    const site = temporarySite({
      "content/notes/first.md": noteWith("title: The same", "![A cake](none.jpg)\n"),
      "content/notes/second.md": noteWith("title: The same"),
    });
    expect(await places(site)).toEqual([
      "content/notes/first.md:5:1 [image/missing]",
      "content/notes/second.md:2:8 [page/duplicate-title]",
    ]);
  });
});

describe("a text with wrong front matter", () => {
  test.each([
    ["its file", "title: New\ndate: soon", "/notes/new"],
    ["its slug", "title: New\nslug: other\ndate: soon", "/notes/other"],
    ["a slug as it was meant", "title: New\nslug: My Other", "/notes/my-other"],
    ["an address beside a wrong one", "title: New\naliases: [/once, once more]", "/once"],
    ["a heading", "title: New\ncolour: pink", "/notes/new#rye"],
    ["the slug beside a quote without its partner", 'title: "New\nslug: other', "/notes/other"],
    ["a text without any", undefined, "/notes/new"],
  ])("can be linked to by %s", async (_, front, address) => {
    const site = temporarySite({
      "content/notes/new.md":
        front === undefined ? "Text.\n" : noteWith(front, "## Rye\n\nText.\n"),
      "content/notes/linking.md": noteWith("title: Linking", `[A](${address})\n`),
    });
    const said = await places(site);
    expect(said).not.toEqual([]);
    for (const place of said) expect(place).toMatch(/^content\/notes\/new\.md/);
  });

  test("is not said to have the title of the text whose facts stand in for its own", async () => {
    const site = temporarySite({ "content/notes/new.md": noteWith("titel: New") });
    expect(await places(site)).toEqual(["content/notes/new.md:2:1 [note/unknown-key]"]);
  });
});

test("a mistake in the facts is told alone: what pages would make of it nobody knows", async () => {
  const site = temporarySite({
    "content/opening.ts": `export const opening = [{ day: 1, hours: [] }];\n`,
    "content/notes/linked.md": noteWith("title: Linked", "[A](/no-page)\n"),
  });
  const said = await places(site);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^content\/opening\.ts/);
});

async function places(site: ReturnType<typeof temporarySite>): Promise<string[]> {
  const text = await site.problems();
  return [...text.matchAll(/^(content\/\S+) {3}(\[\S+\])/gm)].map(
    ([, place, code]) => `${place} ${code}`,
  );
}
