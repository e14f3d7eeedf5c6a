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

test("texts are taken apart as markdown says, whatever stands in them", () => {
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
  for (let round = 0; round < 10_000; round++) {
    const text = Array.from({ length: 1 + below(12) }, () => pick(bits)).join("");
    expect(quick.parse(text), JSON.stringify(text)).toBe(usual.parse(text));
  }
});
