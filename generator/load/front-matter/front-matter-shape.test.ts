import { expect, test } from "vitest";
import { shapeProblem } from "./front-matter-shape.ts";

const facts = "---\ntitle: A\ntags:\n  - a\n";

test.each([
  [
    "a line of four dashes, with one of three between lists below",
    `${facts}----\n\n- What\n- we bake\n\n---\n\n- More\n`,
    5,
    "Write it as   ---",
  ],
  [
    "a line of dashes between two paragraphs",
    `${facts}\nWhat we bake.\n\n---\n\nMore.\n`,
    4,
    "Add a line   ---",
  ],
  [
    "dashes right behind a quotation mark",
    '---\ntitle: A\nauthor: "Ann"---\n\nText.\n',
    3,
    'Begin a new line behind   author: "Ann"',
  ],
  ["three dots", `${facts}...\nText.\n`, 5, "Write it as   ---"],
  [
    "three dots and a line between two paragraphs",
    `${facts}\nauthor: Ann\n...\nText.\n\n---\n\nMore of it.\n`,
    7,
    "Write it as   ---",
  ],
])(
  "front matter without its end is told where it ends, with %s below",
  (_what, source, line, fix) => {
    const problem = shapeProblem("a.md", source);
    expect(problem).toMatchObject({ code: "front-matter/unclosed", position: { line } });
    expect(problem?.fix).toContain(fix);
  },
);

test.each([
  `${facts}\n# of our bread\nauthor: Ann\n\n---\n\nWhat we bake.\n\n---\n`,
  `---\ntitle: A\nexcerpt: >\n  What we bake.\n\n  More of it.\n---\nText.\n`,
  `${facts}\n"author": Ann Baker\n\n- a b\n---\n`,
  `${facts}\ndescription : My words\n---\n`,
  `${facts}\nmeta title : x y\n---\n`,
  `${facts}\nÜber uns: ein Text\n---\n`,
  `${facts}\nGröße:\n  sehr groß\n---\n`,
  `${facts}\n(c) 2025 some words: yes\n---\n`,
  `${facts}\n*anchor words\n---\n`,
  `---\nexcerpt: "One para\n\nsecond para of it"\n---\nText.\n`,
  `---\ntags: [a,\n\nb c,\n]\n---\nText.\n`,
  `${facts}...\n---\nText.\n`,
])("what ends is left to YAML: %j", source => {
  expect(shapeProblem("a.md", source)).toBeUndefined();
});
