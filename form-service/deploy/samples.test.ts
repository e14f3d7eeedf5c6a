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

test("a service with an origin of its own is found where docs/hosting.md puts it and the samples serve it", () => {
  const docs = readFileSync(join(import.meta.dirname, "../../docs/hosting.md"), "utf8");
  const [, address = ""] = /FORMS_URL=(https:\S+)/.exec(docs) ?? [];
  const path = `${new URL(address).pathname}/contact-form`;
  const [, pattern = ""] = /location ~ (\^\/forms\S+) \{/.exec(sample("nginx.conf")) ?? [];
  expect(path).toMatch(new RegExp(pattern));
  expect(/@forms path (.*)/.exec(sample("Caddyfile"))?.[1]?.split(" ")).toContain(path);
});

function sample(name: string): string {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}
