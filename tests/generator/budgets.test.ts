import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSite } from "../../generator/check/check-site.ts";
import { projectRoot } from "../built-site.ts";
import { temporarySite } from "./temporary-site.ts";

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
