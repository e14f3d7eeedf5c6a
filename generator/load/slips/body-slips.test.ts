import { expect, test } from "vitest";
import { workMs } from "../../../tests/work-ms.ts";
import { blankCode } from "../../markdown/blank-code.ts";
import { bodySlips } from "./body-slips.ts";

test("the name of a picture in HTML is looked for once, however long its address is", () => {
  const source = `<img src="${"a.".repeat(200_000)}b" alt="A shop">`;
  const readingMs = workMs(() => bodySlips({ file: "a.md", source, offset: 0, code: source }));
  expect(readingMs).toBeLessThan(5000);
});

test.each([
  "a<http",
  "[cid:",
  "a-\n",
  "\n>5",
  "2*3*",
  "*",
  "\n\na,b",
  "a,b,",
  "\n\nA\nA",
  "A\n",
  "£X a XXXX ",
  "\nOn 2026 1:00 wrote: ",
  "ﬁa",
  "a",
])("a text of nothing but %j is read at once", beginning => {
  const source = `${beginning.repeat(100_000 / beginning.length)}<https://a.example>ﬁ`;
  const readingMs = workMs(() => bodySlips({ file: "a.md", source, offset: 0, code: source }));
  expect(readingMs).toBeLessThan(5000);
});

test.each([
  ["# Use `npm`, not `yarn`", "Write it as   ## Use `npm`, not `yarn`   or"],
  ["# `npm` or `yarn`", "Write it as   ## `npm` or `yarn`   or"],
  ["# `npm`", "Write it as   ## `npm`   or"],
  ["Press ==the `Esc` key== now", "Write it as   **the `Esc` key**"],
  ["A %%note on `npm`%%", "Write it as   <!-- note on `npm` -->"],
  ["[`npm`] (/blog/)", "Write it as   [`npm`](/blog/)"],
  ["[[Guides|our `npm`]]", "Write it as   [our `npm`](/address)"],
  ["![[`a`.jpg]]", "Write it as   ![What it shows](`a`.jpg)"],
  ["[`shop.jpg`](shop.jpg)", "Write it as   ![`shop.jpg`](shop.jpg)   or"],
])("what is advised for %j keeps its code", (source, fix) => {
  const problems = bodySlips({ file: "a.md", source, offset: 0, code: blankCode(source) });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.fix).toContain(fix);
});

test.each(["Words.\n\n    Ring us on Monday.\n\nMore.", "Words.\n\n\tDo you bake, too?\n"])(
  "a sentence that stands apart and far in is told: %j",
  source => {
    const problems = bodySlips({ file: "a.md", source, offset: 0, code: blankCode(source) });
    expect(problems).toMatchObject([{ code: "text/code" }]);
  },
);

test.each([
  "Words.\n\n    $ git status\n    Nothing was changed here.\n",
  "Words.\n\n    Hello, world!\n\n    Deny from all\n\n    Redirect 301 /a /b.\n",
  "In bits, 2**10 is 1,024 and a **bold** word none.",
])("what programs say and count with is not: %j", source => {
  expect(bodySlips({ file: "a.md", source, offset: 0, code: blankCode(source) })).toEqual([]);
});
