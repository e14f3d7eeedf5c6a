import { defineConfig } from "vitest/config";
import { noSettings } from "./tests/no-settings.ts";
import { patienceMs } from "./tests/patience.ts";

const tests =
  "{bin,domain,content,templates,islands,generator,form-service,bench,tests}/**/*.test.{ts,tsx}";
const builds = "tests/generator/**/*.test.ts";
const visits = "tests/{journeys,pages}/**/*.test.ts";

export default defineConfig({
  test: {
    env: noSettings,
    // Vitest, Node and packages are loaded once for all files: of a short file they took nearly all of the time.
    isolate: false,
    setupFiles: "tests/own-modules.ts",
    // What waits for something comes on as soon as it is there: these only end what hangs, also on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: patienceMs } },
    // A built site is loaded as Node loads it, not transformed once more.
    server: { deps: { external: [/\/whole-[0-9a-f]+\.mjs$/] } },
    projects: [
      {
        extends: true,
        test: {
          name: "builds",
          include: [builds],
          // Node keeps the code of every site that was built, some megabytes each, until its process ends.
          isolate: true,
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "files",
          include: [tests],
          exclude: [builds, visits, "**/node_modules/**"],
          // Those of the form service mostly wait, such as for patience to end: with a third no core idles meanwhile.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "visits",
          include: [visits],
          globalSetup: "tests/before-visits.ts",
          // A browser keeps two cores busy: more than two files at once would only wait for each other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
