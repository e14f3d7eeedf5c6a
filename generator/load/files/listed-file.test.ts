import { join } from "node:path";
import { expect, test } from "vitest";
import { sourceBytes } from "../../images/read-image.ts";
import { ProblemsError } from "../../problems/problem.ts";
import { listedFile } from "./listed-file.ts";
import { utf8Text } from "./utf8-text.ts";

/** What is thrown stands in the place of what is given back. */
const told = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error instanceof ProblemsError ? error.problems[0] : error;
  }
};

const root = "/none";
const text = { file: "content/notes/rye.md", path: join(root, "content/notes/rye.md") };
const picture = { name: "rye", file: "rye.jpg", widths: [], formats: [] };

test.each([
  ["content/notes/rye.md", () => utf8Text(text)],
  ["content/notes/rye.md", () => listedFile(text)],
  ["content/images/rye.jpg", () => sourceBytes(root, picture)],
])(
  "%s that is taken away between being listed and being read is told as one that changed",
  (file, work) => {
    expect(told(work)).toMatchObject({
      code: "content/changed",
      severity: "error",
      file,
      fix: "Build again",
    });
  },
);
