import { expect, test } from "vitest";
import { notesOf, pageFacts } from "../../render/page-facts.ts";
import type { Page } from "../../site.ts";
import type { CheckedPage } from "../checked-page.ts";
import { orphanProblems } from "./orphans.ts";

function page(route: string, html = "", more: Partial<Page> = {}): CheckedPage {
  return {
    page: { route, template: "page", props: {}, images: [], sources: [], ...more },
    facts: pageFacts(notesOf([html]), [html]),
    parts: [],
  };
}

test("a page that only its own links lead to is named", () => {
  const problems = orphanProblems("/nowhere", [
    page("/", '<a href="/bread/?from=home#rye">Bread</a>'),
    page("/404"),
    page("/bread"),
    page("/cake", '<a href="/cake/#top">Up</a>'),
    page("/thanks", "", { unlinked: true }),
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    "no other page links to this one (on the page /cake)",
  ]);
});

test("of pages that lead only to each other the one above the others is named, and once", () => {
  const problems = orphanProblems("/nowhere", [
    page("/"),
    page("/404", '<a href="/">Home</a>'),
    page("/blog/rye", '<a href="/blog">Blog</a><a href="/blog/oat">Oat</a>'),
    page("/blog/oat", '<a href="/blog">Blog</a>'),
    page("/blog", '<a href="/blog/rye">Rye</a><a href="/blog/oat">Oat</a>'),
  ]);
  expect(problems.map(({ message }) => message)).toEqual([
    "no links lead from the first page to this one (on the page /blog)",
  ]);
});
