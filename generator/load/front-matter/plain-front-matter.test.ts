import { expect, test } from "vitest";
import { random } from "../../../bench/random.ts";
import { readFrontMatter, readYamlFrontMatter } from "./front-matter.ts";
import { readPlainFrontMatter } from "./plain-front-matter.ts";

const read = (yaml: string) => readPlainFrontMatter(`---\n${yaml}\n---\nText.\n`);

test.each([
  ["title: PPC or SEO", { title: "PPC or SEO" }],
  ["date: 2026-09-30\ndraft: true", { date: "2026-09-30", draft: true }],
  ['title: "Prices: what we ask"', { title: "Prices: what we ask" }],
  ["title: 'It''s'", undefined],
  ["tags: [seo, local seo]", { tags: ["seo", "local seo"] }],
  ["tags:\n  - seo\n  - Rugby", { tags: ["seo", "Rugby"] }],
])("reads %j at once", (yaml, data) => {
  expect(read(yaml)?.data).toEqual(data);
});

test.each([
  ...["title: A: B", "title: A #1", "title: 12", "title: null", "title: Null", "title:", "- a"],
  ...[
    "title: “A”",
    "title: 'a'b",
    'title: "a\\n"',
    "title: >\n  a",
    "tags: [a, [b]]",
    "tags: []",
    "tags: [a; b]",
  ],
  ...["title: a\ntitle: b", "title: a\n  b", "\ttitle: a", "title: @a", 'tags: ["a, b", c]', "# a"],
  // Control characters, as word processors leave them, are not allowed in YAML; a lone \r is a line break to it.
  ...['title: "a\u000bb"', "title: 'a\u0000'", 'tags:\n  - "a\rb"', "tags: ['\u0007']"],
])("leaves %j to YAML", yaml => {
  expect(read(yaml)).toBeUndefined();
});

test("says the same as YAML wherever it says anything", () => {
  const { below, pick } = random(7);
  const bits = [
    "a",
    "B c",
    "£5",
    "-",
    ", ",
    ": ",
    " #",
    "'",
    '"',
    "[",
    "]",
    "1",
    "2026-01-02",
    "!",
  ];
  const text = () => Array.from({ length: 1 + below(4) }, () => pick(bits)).join("");
  const value = () =>
    pick([text, () => `"${text()}"`, () => `'${text()}'`, () => `[${text()}, ${text()}]`])();
  const line = () =>
    pick([() => `${pick(["k", "q"])}: ${value()}`, () => `  - ${value()}`, () => "k:", () => ""])();
  let plain = 0;
  for (let round = 0; round < 20_000; round++) {
    const lines = Array.from({ length: 1 + below(3) }, line).join("\n");
    const source = `---\n${lines}\n---${pick(["", "\n", "\n\nText\n---\n", "-\n---\n", " \nText"])}`;
    const quick = readPlainFrontMatter(source);
    if (!quick) continue;
    plain++;
    expect(readYamlFrontMatter("a.md", source), source).toEqual(quick);
    expect(readFrontMatter("a.md", source)).toEqual(quick);
  }
  expect(plain).toBeGreaterThan(500);
});
