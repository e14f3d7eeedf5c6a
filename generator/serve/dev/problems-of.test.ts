import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { problemsOf } from "./problems-of.ts";

test("what the system refuses is told in its own words, and is no mistake of the site's code", async () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device"), {
    code: "ENOSPC",
    path: "/disk/.cache/dev/server.mjs",
  });
  expect(await problemsOf(full, temporaryFolder())).toMatchObject([
    { code: "system/enospc", file: "/disk/.cache/dev/server.mjs", message: "the disk is full" },
  ]);
});
