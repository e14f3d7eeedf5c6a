import { expect, test } from "vitest";
import { stageIn } from "./staging.ts";

/** A file that takes no byte, as on a full disk. */
const stage = stageIn({ folder: "/dev", isFlat: false });

test.each([
  ["whole", { bytes: "a page" }],
  ["in pieces", { pieces: ["a ", "page"] }],
])("a file written %s to a full disk is named, for there may be more than one", (_, content) => {
  expect(() => stage("full", content)).toThrow(expect.objectContaining({ path: "/dev/full" }));
});
