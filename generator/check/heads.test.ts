import { expect, test } from "vitest";
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
