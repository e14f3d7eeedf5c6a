import { Marked } from "marked";
import { expect, test } from "vitest";
import { textUpToMark } from "./text-up-to-mark.ts";

const usual = new Marked({ gfm: true });
const quick = new Marked({
  gfm: true,
  tokenizer: {
    inlineText(source) {
      return textUpToMark(source, this.lexer.state.inRawBlock);
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
  let state = 11;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  for (let round = 0; round < 10_000; round++) {
    const length = 1 + Math.floor(random() * 12);
    const text = Array.from({ length }, () => bits[Math.floor(random() * bits.length)]).join("");
    expect(quick.parse(text), JSON.stringify(text)).toBe(usual.parse(text));
  }
});
