import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { utf8Text } from "./utf8-text.ts";

test("a file that is taken away between being listed and being read is told as one that changed", () => {
  const file = "content/notes/rye.md";
  expect(utf8Text({ file, path: join(temporaryFolder(), file) })).toMatchObject({
    code: "content/changed",
    severity: "error",
    file,
    fix: "Build again",
  });
});
