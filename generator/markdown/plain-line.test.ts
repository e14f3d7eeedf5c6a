import { Marked } from "marked";
import { expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { plainLine } from "./plain-line.ts";

const usual = new Marked({ gfm: true });
const quick = new Marked({ gfm: true, extensions: [plainLine] });

test("paragraphs begin and end where markdown says, whatever stands around them", () => {
  const bits = [
    ...["Words of a line.", "a | b", "--- | ---", "B *c* [d](/e)", "x", "http://a.example", "  "],
    ...["\n", "\n", "\n", "\n\n", "\n\n", "  \n", "\\\n", "\t", "    "],
    ...["> ", ">", "- ", "* ", "1. ", "# ", "===", "---", "***", "```", "~~~", "<p>", "<!-- c -->"],
    ...["[l]: /m", "[l]", "Word  ", "word\n===\n", "word\n---\n", "> a\n", "- a\n\n  b\n", "é"],
  ];
  const { below, pick } = random(20261121);
  for (let round = 0; round < 6000; round++) {
    const text = Array.from({ length: 1 + below(12) }, () => pick(bits)).join("");
    expect(quick.parse(text), JSON.stringify(text)).toBe(usual.parse(text));
  }
});
