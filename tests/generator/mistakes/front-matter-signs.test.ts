import { describe } from "vitest";
import { noteWith } from "../temporary-site.ts";
import { testEach } from "./test-each.ts";

describe("a sign in front matter that looks like the right one, or like none", () => {
  testEach([
    {
      mistake: "a space of a word processor before the hyphen of a list",
      content: noteWith("title: A\ntags:\n\u00a0 - rye"),
      says: [
        "new.md:4:1   [front-matter/yaml]",
        "does not break",
        "Write it with common spaces:     - rye",
      ],
    },
    {
      mistake: "a key with a sign that nobody sees",
      content: noteWith("title: A\ncol\u200bour: red"),
      says: [
        "[note/unknown-key]",
        "this is not 'colour': it holds U+200B, which nobody sees",
        "Type it anew:   colour: …",
      ],
    },
    {
      mistake: "a key with a letter of another script",
      content: noteWith("title: A\nc\u043elour: red"),
      says: ["this is not 'colour': it holds 'о' (U+043E)", "Type it anew:   colour: …"],
    },
    {
      mistake: "one word in curly quotes at the head of a value with a colon",
      content: noteWith("title: “Slow” bread: why it costs more"),
      says: ['Write it as   title: "“Slow” bread: why it costs more"'],
    },
    {
      mistake: "two words in curly quotes and a colon",
      content: noteWith("title: “Oat”: better than “rye”"),
      says: ['Write it as   title: "“Oat”: better than “rye”"'],
    },
    {
      mistake: "one word in single curly quotes at the head of a value with a colon",
      content: noteWith("title: ‘Slow’ bread: why it costs more"),
      says: ['Write it as   title: "‘Slow’ bread: why it costs more"'],
    },
    {
      mistake: "closing dashes that stand further in",
      content: "---\ntitle: A\n ---\n\nText.\n",
      says: ["new.md:3:1   [front-matter/unclosed]", "not the three dashes", "Write it as   ---"],
    },
    {
      mistake: "closing dashes that became a long one",
      content: "---\ntitle: A\n—\n\nText.\n",
      says: ["new.md:3:1   [front-matter/unclosed]", "Write it as   ---"],
    },
    {
      mistake: "closing dashes of which a phone joined two",
      content: "---\ntitle: A\n—-\n\nText.\n",
      says: ["new.md:3:1   [front-matter/unclosed]", "Write it as   ---"],
    },
    {
      mistake: "four closing dashes",
      content: "---\ntitle: A\n----\n\nText.\n",
      says: ["new.md:3:1   [front-matter/unclosed]", "Write it as   ---"],
    },
  ]);
});
