import { Marked } from "marked";
import { expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { plainList } from "./plain-list.ts";

const usual = new Marked({ gfm: true });
const quick = new Marked({ gfm: true, extensions: [plainList] });

test("lists begin and end where markdown says, whatever stands around them", () => {
  const bits = [
    ...[
      "- Words of an item.",
      "- B *c* [d](/e)",
      "- one\n- two",
      "- one\n- two\n\n",
      "- [ ] do",
      "- 1",
    ],
    ...["\n", "\n", "\n", "\n\n", "\n\n", "\n\n\n", "  \n", "\\\n", "\t", "  ", "    "],
    ...[
      "> ",
      ">",
      "- ",
      "* ",
      "1. ",
      "# ",
      "## a\n",
      "===",
      "---",
      "- -",
      "***",
      "```",
      "<p>",
      "words",
    ],
    ...["- a\n  b\n", "- a\n\n  b\n", "[l]: /m", "a | b", "--- | ---", "- Word  ", "é", "- é"],
  ];
  const { below, pick } = random(20261121);
  for (let round = 0; round < 6000; round++) {
    const text = Array.from({ length: 1 + below(12) }, () => pick(bits)).join("");
    expect(quick.parse(text), JSON.stringify(text)).toBe(usual.parse(text));
  }
});
