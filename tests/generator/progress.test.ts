import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

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
  expect(said).toEqual([
    "  1251 of 4000 pictures made\n",
    "  2502 of 4000 pictures made\n",
    "  3753 of 4000 pictures made\n",
  ]);
});

test("in a terminal nothing of a longer count is left behind a shorter one", async () => {
  vi.stubEnv("CI", "");
  const { isTTY } = process.stdout;
  process.stdout.isTTY = true;
  const { clearProgress, printProgress } = await import("../../bin/site/print-progress.ts");
  process.stdout.isTTY = isTTY;
  let screen = "";
  vi.spyOn(process.stdout, "write").mockImplementation(words => {
    screen = shown(screen, String(words));
    return true;
  });
  printProgress({ of: "pages made", done: 10_000, total: 10_000 });
  printProgress({ of: "pages checked", done: 0, total: 10_000 });
  expect(screen).toBe("  0 of 10000 pages checked");
  clearProgress();
  expect(screen).toBe("");
});

/** One line of a terminal: what comes after a return lies over what was there. */
function shown(line: string, words: string): string {
  const [, said = ""] = words.split("\r");
  const text = said.replace("\u001b[K", "");
  return said.endsWith("\u001b[K") ? text : text + line.slice(text.length);
}
