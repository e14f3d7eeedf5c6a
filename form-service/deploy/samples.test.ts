import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const serviceMaxBytes = 64 * 1024;

test("behind the nginx sample it is the service that tells who wrote too much, on a page of its own", () => {
  const [, size = "", unit = ""] =
    /client_max_body_size (\d+)([km]);/.exec(sample("nginx.conf")) ?? [];
  expect(Number(size) * (unit === "m" ? 1024 * 1024 : 1024)).toBeGreaterThan(2 * serviceMaxBytes);
});

test.each(["nginx.conf", "Caddyfile"])(
  "who sends a form by %s while the service restarts reads that nothing typed is lost",
  name => {
    expect(sample(name)).toMatch(/"We cannot take this .* what you typed is still there\. .*"/);
  },
);

function sample(name: string): string {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}
