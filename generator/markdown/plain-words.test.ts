import { Marked } from "marked";
import { expect, test } from "vitest";
import { random } from "../../bench/random.ts";
import { plainLine } from "./plain-line.ts";
import { plainList } from "./plain-list.ts";
import { plainWords } from "./plain-words.ts";

const usual = new Marked({ gfm: true });
const quick = new Marked({ gfm: true, extensions: [plainLine, plainList] });

test.each([
  ["Words of a line.", ["text"]],
  [
    "Be *quick*, be **bold** (or [linked](/a?b=c#d)).",
    ["text", "em", "text", "strong", "text", "link", "text"],
  ],
  ["Fish & chips! “Twice” – £5", ["text"]],
])("%j is taken apart without marked", (line, types) => {
  expect(plainWords(line)?.map(({ type }) => type)).toEqual(types);
});

test.each([
  "A *word** of* stars",
  "snake_case",
  "a@b.co",
  "See www.example.com",
  "An &#38; entity",
  "[a *b*](/c)",
  "![a](b.jpg)",
  "*5 * 4*",
  "a **b **",
  "2*3*4",
])("%j is left to marked", line => expect(plainWords(line)).toBeUndefined());

test("lines are taken apart as markdown says, whatever stands in them", () => {
  const bits = [
    ..."a B word . , ! ? ( ) : é “ ’ £5 - * ** *a* **b.** [ ] ]( ![ _ __ ~ ` < > <b>".split(" "),
    ..."& &amp; &#65; @ :// www. \\ # | + = % / \" ' **x** [a](/b) [c](https://e.co)".split(" "),
    // What has spaces in it.
    ...[" ", " ", " ", "  ", "\t", "\u00a0", "**b c**", " *a* ", " **b.** "],
    " [c d](https://e.co) ",
  ];
  const { below, pick } = random(20261125);
  for (let round = 0; round < 20_000; round++) {
    const line = `a${Array.from({ length: 1 + below(9) }, () => pick(bits)).join("")}`;
    const text = round % 3 === 0 ? `- ${line}\n- ${line}` : line;
    expect(quick.parse(text), JSON.stringify(text)).toBe(usual.parse(text));
  }
});
