import { expect, test } from "vitest";
import { scan } from "./page-scan.ts";

test("reads from a page what the checks need", () => {
  const found = scan(
    '<html><head><title>Fish &amp; chips</title><meta name="description" content="It&#x27;s good"/><link rel="canonical" href="https://x.example/"/><link rel="icon" href="/icon.svg"/><style>a{}</style><script>go(1 < 2, "<p id=no>")</script><script type="speculationrules">{}</script><script type="application/ld+json">{"x":1}</script><script type="application/json">{}</script><script src="/x.js"></script></head>' +
      '<body id="top"><h1>One</h1><h2 id="two">Two <b>b</b></h2><a href="/blog/#x">b</a><a href="https://out.example">o</a><a href="mailto:a@b.co">m</a><img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x"/><img src="/c.jpg" alt="" loading="lazy"/><p id="two"></p></body></html>',
  );
  expect(found).toMatchObject({
    title: "Fish & chips",
    description: "It's good",
    canonical: "https://x.example/",
    headings: [
      { level: 1, text: "One" },
      { level: 2, text: "Two b" },
    ],
    ids: ["top", "two"],
    duplicateIds: ["two"],
    links: ["/blog/#x"],
    assets: ["/icon.svg", "/x.js", "/a.jpg", "/b.jpg", "/c.jpg"],
    eager: ["/a.jpg"],
    withoutAlt: ["/a.jpg"],
    styles: ["a{}"],
    scripts: ['go(1 < 2, "<p id=no>")', "{}"],
    structuredData: ['{"x":1}'],
  });
});
