import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policy, seal } from "./policy.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const sealed = (inline: { styles: string[]; scripts: string[] }) =>
  seal(`<meta content="${policy({ "connect-src": ["https://forms.example"] })}">`, inline);

test("names the inline styles and scripts of the page and nothing else", () => {
  const html = sealed({ styles: ["a{}"], scripts: ["go('$&')", "{}", "{}"] });
  for (const text of ["a{}", "go('$&')", "{}"]) expect(html).toContain(sha(text));
  expect(html.split(sha("{}"))).toHaveLength(2);
  expect(html).not.toContain("unsafe");
  expect(html).not.toContain("inline-");
});

test("adds what the site allows itself", () => {
  expect(sealed({ styles: [], scripts: [] })).toContain("connect-src 'self' https://forms.example");
});
