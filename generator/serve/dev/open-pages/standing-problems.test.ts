import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/temporary-folder.ts";
import { ProblemsError } from "../../../problems/problem.ts";
import { standingProblems } from "./standing-problems.ts";

test("what the machine refuses is told once however often it is tried again, and a mistake at each save", async () => {
  const told: string[] = [];
  const problems = standingProblems({
    root: temporaryFolder(),
    open: () => [],
    onFound: found => told.push(...found.map(({ code }) => code)),
  });
  const full = Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
  const mistake = new ProblemsError([
    { code: "article/date", severity: "error", file: "a.md", message: "no date", fix: "Write one" },
  ]);
  for (const cause of [full, full, mistake, mistake, full]) await problems.keep(cause);
  expect(told).toEqual(["system/enospc", "article/date", "article/date", "system/enospc"]);
  problems.clear();
  await problems.keep(full);
  expect(told).toHaveLength(5);
});
