import { describe, expect, test } from "vitest";
import { noteWith, temporarySite } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

test("which keys there are is said once of a text", async () => {
  const site = temporarySite({
    "content/notes/new.md": noteWith("title: A\nlayout: a\nmeta: b\nnmae: c"),
  });
  const told = await site.problems();
  expect(told.split("or use one of")).toHaveLength(2);
  expect(told).toMatch(/layout: a\n.*\n.*or use one of/);
});

describe("front matter as other programs write it", () => {
  testEach([
    {
      mistake: "front matter of Hugo in TOML",
      content: '+++\ntitle = "A"\n+++\n\nText.\n',
      says: ["new.md:1:1   [front-matter/missing]", "title: My article"],
    },
    {
      mistake: "front matter in JSON",
      content: '{\n"title": "A"\n}\n\nText.\n',
      says: ["new.md:1:1   [front-matter/missing]", "above the first {"],
    },
    {
      mistake: "an article between the signs of code",
      content: "```markdown\n---\ntitle: A\n---\n\nText.\n```\n",
      says: ["new.md:1:1   [front-matter/missing]", "Take this line away"],
    },
    {
      mistake: "a published page of WordPress",
      content: noteWith("title: A\nstatus: publish"),
      says: ["new.md:3:1   [note/unknown-key]", "Take the line away: what is no draft"],
    },
    {
      mistake: "a draft of WordPress",
      content: noteWith("title: A\nstatus: draft"),
      says: ["new.md:3:1   [note/unknown-key]", "Write it as   draft: true"],
    },
    {
      mistake: "a key of another program",
      content: noteWith("title: A\npublished: false\npermalink: /a\nlast_modified_at: 2026-01-02"),
      says: [
        "new.md:3:1   [note/unknown-key]",
        "Write it as   draft: true",
        "new.md:4:1   [note/unknown-key]",
        "did you mean 'slug'?",
        "did you mean 'updated'?",
      ],
    },
    {
      mistake: "a day on which it is published",
      content: noteWith("title: A\npublished: 2026-05-01"),
      says: ["did you mean 'date'?", "Write it as   date: 2026-05-01"],
    },
    {
      mistake: "a day on which it was published, beside whether",
      content: noteWith("title: A\npublished: true\npublishDate: 2026-05-01T10:00:00Z"),
      says: ["Take the line away: what is no draft", "Write it as   date: 2026-05-01"],
    },
    {
      mistake: "a key with lines of its own, which its going alone would add to the tags",
      content: noteWith(
        "title: A\ntags:\n  - rye\nconcepts:\n  - oat\n\n  - bran\ndate: 2026-01-02",
      ),
      says: ["new.md:5:1   [note/unknown-key]", "Take the line away, with the 3 below that belong"],
    },
    {
      mistake: "a key whose items stand right below it",
      content: noteWith("title: A\nconcepts:\n- oat\ntags: [rye]"),
      says: ["Take the line away, with the one below that belongs to it"],
    },
    {
      mistake: "a day that the name of the file has, as Jekyll wants it",
      file: "content/notes/2019-08-13-rye.md",
      content: noteWith("title: A\npermalink: /2019/08/13/rye.html"),
      says: [
        "Write it as   slug: rye   and, so that old links work,   aliases: [/2019/08/13/rye.html]",
      ],
    },
    {
      mistake: "facts without the line of dashes above them",
      content: "title: A\n---\n\nText.\n",
      says: ["new.md:1:1   [front-matter/missing]", "Write   ---   above it"],
    },
    {
      mistake: "facts below a line of dashes that stands too early",
      content: "---\ndate: 2026-01-02\n---\ntitle: A\ntags: [a]\n\nText.\n",
      says: ["new.md:3:1   [note/title]", "Move the line   title: …   from below the dashes"],
    },
    {
      mistake: "a value that another program knows by its name",
      content: noteWith("title: A\n<<: *default"),
      says: ["new.md:3:1   [front-matter/yaml]", "none stands above", "take the line away"],
    },
    {
      mistake: "a comment above the front matter",
      content: `<!-- A note -->\n${noteWith("title: A")}`,
      says: ["new.md:1:1   [front-matter/missing]", "Take away what stands above and before"],
    },
    {
      mistake: "a slug with the ending of its file elsewhere",
      content: noteWith("title: A\nslug: rye.html"),
      says: ["Write it as   slug: rye"],
    },
    {
      mistake: "tags as people write them elsewhere",
      content: noteWith("title: A\ntags: #rye #sour dough"),
      says: ["new.md:3:7   [note/tags]", "Write it as   tags: [rye, sour dough]"],
    },
  ]);
});
