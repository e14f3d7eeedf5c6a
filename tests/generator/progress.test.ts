import { expect, test, vi } from "vitest";

test("a build that takes minutes says every ten seconds how far it is, also where nothing is overwritten", async () => {
  vi.stubEnv("CI", "1");
  vi.useFakeTimers({ toFake: ["performance"] });
  const { printProgress } = await import("../../bin/site/print-progress.ts");
  const said: unknown[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation(words => said.push(words) > 0);
  for (let done = 1; done <= 4000; done++) {
    vi.advanceTimersByTime(8);
    printProgress({ of: "pictures made", done, total: 4000 });
  }
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(said).toEqual([
    "  1251 of 4000 pictures made\n",
    "  2502 of 4000 pictures made\n",
    "  3753 of 4000 pictures made\n",
  ]);
});
