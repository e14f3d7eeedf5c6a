import { expect, test } from "vitest";
import { lostProblem } from "./yaml-losses.ts";

const problemOf = (yaml: string) =>
  lostProblem({ file: "a.md", source: `---\n${yaml}\n---\n` }, yaml);

test.each([
  "title: ‘Tis the season for customers’",
  "title: ‘Twas the bakers’",
  "title: ‘n’",
  "tags: [‘Tis the bakers’, rye]",
])("words that lost their beginning are in no quotes: %s", yaml => {
  expect(problemOf(yaml)).toBeUndefined();
});

test.each(["title: ‘Bread for customers’", "title: ‘Tiscali and we’", "tags: [‘rye’, oat]"])(
  "values in curly quotes are told: %s",
  yaml => {
    expect(problemOf(yaml)?.message).toContain("curly quotes");
  },
);
