import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { notesOf, pageFacts } from "../render/page-facts.ts";
import type { CheckedPage } from "./checked-page.ts";
import { headProblems } from "./heads.ts";

const settings = {
  url: "https://bakery.example",
  trailingSlash: true,
  language: "en",
  environment: {},
};
type Head = { title?: string; description?: string; canonical?: string };

function page(route: string, head: Head = {}): CheckedPage {
  const { title = `Title of ${route}`, description = `About ${route}` } = head;
  const { canonical = `${settings.url}${route}/` } = head;
  const html = `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${canonical}"><h1>A</h1>`;
  return {
    page: { route, template: "page", props: {}, images: [], sources: [] },
    facts: pageFacts(notesOf([html]), [html]),
    parts: [],
  };
}

const codesOf = (...pages: CheckedPage[]) =>
  headProblems({ root: "/nowhere", settings, pages }).map(({ code }) => code);

test.each<[string, Head, string]>([
  ["no title", { title: " " }, "page/title"],
  ["no description", { description: "" }, "page/description"],
  [
    "a description as long as a paragraph",
    { description: "a".repeat(321) },
    "page/description-length",
  ],
  ["the address of another page", { canonical: `${settings.url}/cake/` }, "page/canonical"],
  ["its address without the slash", { canonical: `${settings.url}/bread` }, "page/canonical"],
])("a page whose head has %s is named", (_, head, code) => {
  expect(codesOf(page("/bread", head))).toEqual([code]);
  expect(codesOf(page("/bread"), page("/cake"))).toEqual([]);
});

test.each<[string, Head, string]>([
  ["title", { title: "Bread" }, "page/duplicate-title"],
  ["description", { description: "All about bread" }, "page/duplicate-description"],
])(
  "a %s that two pages have is named once, and that of the not-found page is its own affair",
  (_, head, code) => {
    expect(codesOf(page("/bread", head), page("/cake", head))).toEqual([code]);
    expect(codesOf(page("/bread", head), page("/404", head))).toEqual([]);
  },
);

test("a title that two pages have is found where its price stands by its name", () => {
  const root = temporaryFolder();
  const [words, sources] = ["Rye bread and rolls, baked in Rugby each day", ["cake.md"]];
  writeFileSync(join(root, "cake.md"), `---\ntitle: ${words}, from {£ Loaf}\n---\n`);
  const [bread, cake] = ["/bread", "/cake"].map(at => page(at, { title: `${words}, from £4` }));
  if (!bread || !cake) throw new Error("there are two pages");
  const pages = [bread, { ...cake, page: { ...cake.page, sources } }];
  expect(headProblems({ root, settings, pages })).toMatchObject([
    { file: "cake.md", position: { line: 2, column: 8 } },
  ]);
});
