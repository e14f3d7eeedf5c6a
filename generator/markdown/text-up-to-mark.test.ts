import { Marked } from "marked";
import { expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { textUpToMark } from "./text-up-to-mark.ts";

const usual = new Marked({ gfm: true });
const quick = new Marked({
  gfm: true,
  tokenizer: {
    inlineText(source) {
      return textUpToMark(source);
    },
  },
});

test.each([
  { rounds: 10_000, longest: 12 },
  { rounds: 100, longest: 900 },
])(
  "texts of up to $longest parts are taken apart as markdown says, whatever stands in them",
  ({ rounds, longest }) => {
    const bits = [
      ...[
        "a",
        "B",
        " ",
        "  ",
        "\n",
        "  \n",
        ".",
        "_",
        "*",
        "**",
        "~",
        "~~",
        "`",
        "``",
        "\\",
        "!",
        "[",
      ],
      ...["]", "(", ")", "<", ">", "<b>", "</b>", "&", "&amp;", "&#65;", "@", "a@b.co", ":", "//"],
      ...["http://a.co", "www.a.co", "WWW.", "mailto:", "é", "“", "1", "- ", "| ", "#"],
    ];
    const { below, pick } = random(11);
    for (let round = 0; round < rounds; round++) {
      const text = Array.from({ length: 1 + below(longest) }, () => pick(bits)).join("");
      expect(quick.parse(text), JSON.stringify(text)).toBe(usual.parse(text));
    }
  },
);

test("a paragraph of a hundred thousand addresses is taken apart while somebody waits", () => {
  const text = "ann@example.com ".repeat(100_000).trim();
  expect(quick.parse(text)).toMatch(/ann@example\.com<\/a>\s*<\/p>/);
});
