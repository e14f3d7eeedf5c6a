import { expect, test } from "vitest";
import { weightOf } from "./page-weight.ts";

test("a page weighs its HTML, scripts, preloaded fonts and the pictures that are not lazy", () => {
  const html = `<!DOCTYPE html><html><head><link rel="preload" href="/f.woff2" as="font"/><style>p{color:red}</style></head><body><img src="/a.jpg" alt=""/><img src="/b.jpg" alt="" loading="lazy"/><script type="module" src="/s.js"></script></body></html>`;
  const sizes: Record<string, number> = {
    "/f.woff2": 1000,
    "/a.jpg": 200,
    "/b.jpg": 40,
    "/s.js": 8,
  };
  const weight = weightOf(html, address => sizes[address] ?? 0);
  expect(weight).toMatchObject({ scripts: 8, fonts: 1000, images: 200, requests: 4 });
  expect(weight.styles).toBeLessThan(weight.html);
});
