import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSite } from "../../../generator/build/check-site.ts";
import { projectRoot } from "../../built-site.ts";
import { temporarySite } from "../temporary-site.ts";

test("fonts that are too heavy are said once, with the size of each", async () => {
  const read = (file: string) => readFileSync(join(projectRoot, "tests/sites/tiny", file), "utf8");
  const frame = read("templates/frame.css");
  const site = temporarySite({
    "templates/frame.css": `@font-face { font-family: A; src: url("brand.woff2"); }\n${frame}`,
    "templates/brand.woff2": "A font. ".repeat(10_000),
  });
  const { problems } = await checkSite({ root: site.root, production: false });
  const heavy = problems.filter(({ code }) => code === "budget/fonts");
  expect(heavy.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^fonts: 80000 bytes, and \d+ are the budget \(brand.woff2 80000\) .* more$/,
    ),
  ]);
});

test("rules that a page brings itself count with those of its template", async () => {
  const frame = readFileSync(join(projectRoot, "tests/sites/tiny/templates/frame.tsx"), "utf8");
  const site = temporarySite({
    "templates/frame.tsx": `${frame.replace("{ __html: tools.styles }", "{ __html: own + tools.styles }")}
const own = Array.from({ length: 2000 }, (_, n) => \`.a\${(n * 7919 * 7919) % 1000003}{top:\${(n * 104729) % 9973}px}\`).join("");
`,
  });
  const { problems } = await checkSite({ root: site.root, production: false });
  expect(problems.map(({ code }) => code)).toContain("budget/styles");
});
