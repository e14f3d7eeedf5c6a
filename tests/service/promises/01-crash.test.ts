import { expect, test } from "vitest";
import { temporaryFolder } from "../../temporary-folder.ts";
import { crashRounds } from "../crash.ts";

// The long run: npm run bench -- service-crash
test("promise 1: every 2xx or 303 is on disk with its mail, whenever the process is killed", async () => {
  const result = await crashRounds(temporaryFolder(), 8);
  // Each round is killed after its first acknowledgement; on a quiet machine there are hundreds.
  expect(result.acknowledged).toBeGreaterThanOrEqual(8);
  expect(result.lost).toEqual([]);
});
