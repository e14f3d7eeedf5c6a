import { defineConfig } from "vitest/config";
import { noSettings } from "./tests/no-settings.ts";

const tests =
  "{bin,domain,content,templates,islands,generator,form-service,bench,tests}/**/*.test.{ts,tsx}";
const visits = "tests/{journeys,pages}/**/*.test.ts";

export default defineConfig({
  test: {
    env: noSettings,
    // Vitest, Node and packages are loaded once for all files: of a short file they took nearly all of the time.
    isolate: false,
    setupFiles: "tests/own-modules.ts",
    // Visits start browsers and services; on two cores more than two files at once only wait for each other.
    maxWorkers: 2,
    // What waits for something comes on as soon as it is there: these only end what hangs, also on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // A built site is loaded as Node loads it, not transformed once more.
    server: { deps: { external: [/\/whole-[0-9a-f]+\.mjs$/] } },
    projects: [
      {
        extends: true,
        test: {
          name: "files",
          include: [tests],
          exclude: [visits, "**/node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "visits",
          include: [visits],
          globalSetup: "tests/before-visits.ts",
        },
      },
    ],
  },
});
