import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{bin,domain,content,templates,islands,generator,form-service,bench,tests}/**/*.test.{ts,tsx}",
    ],
    // Journeys start browsers and services; on two cores more than two files at once only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A built site is loaded as Node loads it, not transformed once more.
    server: { deps: { external: [/server\.mjs$/] } },
  },
});
