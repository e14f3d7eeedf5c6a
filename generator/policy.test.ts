import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { policy, seal } from "./policy.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (inner: string) =>
  seal(
    `<meta content="${policy({ "connect-src": ["https://forms.example"] }).replaceAll("'", "&#x27;")}">${inner}`,
  );

test("names the inline styles and scripts of the page and nothing else", () => {
  const html = page(
    '<style>a{}</style><script>go()</script><script type="speculationrules">{}</script><script type="application/ld+json">{"x":1}</script><script src="/x.js"></script>',
  );
  for (const text of ["a{}", "go()", "{}"]) expect(html).toContain(sha(text));
  expect(html).not.toContain(sha('{"x":1}'));
  expect(html).not.toContain("unsafe");
  expect(html).not.toContain("inline-");
});

test("adds what the site allows itself", () => {
  expect(page("")).toContain("connect-src &#x27;self&#x27; https://forms.example");
});
