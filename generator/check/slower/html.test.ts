import { HtmlElement } from "html-validate";
import { expect, test } from "vitest";
import { workMs } from "../../../tests/work-ms.ts";
import type { CheckedPage, PageCheck } from "../checked-page.ts";
import { validityProblems } from "./html.ts";

const checked = (route: string): CheckedPage => ({
  page: { route, template: "text", props: {}, images: [], sources: [] },
  facts: Object.create(null),
  parts: [],
});
const site = (bodies: string[]): PageCheck => ({
  root: "/nowhere",
  pages: bodies.map((_, index) => checked(`/${index}`)),
  htmlOf: route =>
    `<!DOCTYPE html><html lang="en"><head><title>Bread</title></head><body>${bodies[Number(route.slice(1))]}</body></html>`,
});
const problemsOf = (...bodies: string[]) => validityProblems(site(bodies));

test("a mistake that several pages have is said once, with the place of the first", async () => {
  const body =
    '<p>Rye</p><form action="/"><p><input type="text"></p><button type="submit">Go</button></form>';
  expect(await problemsOf(body, "<p>Oat</p>", body)).toMatchObject([
    {
      code: "html/input-missing-label",
      message: expect.stringContaining(" at html > body > form > p > input and on 1 more"),
      // The pages show no text of an editor's that it could come from.
      fix: "Mend the template",
    },
  ]);
});

test("what a page says of rules holds for that page alone", async () => {
  const wrong = "<p>Rye<p>Oat</p></p>";
  const silenced = `<!-- [html-validate-disable no-implicit-close, close-order] -->${wrong}`;
  const alone = await problemsOf("<p>Rye</p>", wrong);
  expect(alone).not.toEqual([]);
  expect(await problemsOf(silenced, wrong)).toEqual(alone);
});

test("who waits for thousands of pages hears how far it is", async () => {
  const heard: number[] = [];
  await validityProblems(site(["<p>Rye</p>", "<p>Oat</p>"]), ({ done, total, of }) => {
    expect({ total, of }).toEqual({ total: 2, of: "pages checked" });
    heard.push(done);
  });
  expect(heard).toEqual([0, 1]);
});

test("what a rule looks for in a very long page is found in the time of one walk, in order", async () => {
  expect(await problemsOf("<p>Rye</p>")).toEqual([]);
  const location = { filename: "a.html", offset: 0, line: 1, column: 1, size: 1 };
  const body = HtmlElement.createElement("body", location);
  for (let count = 0; count < 50_000; count++) {
    const outer = HtmlElement.createElement("section", location, { parent: body });
    HtmlElement.createElement("section", location, { parent: outer });
  }
  let found: HtmlElement[] = [];
  const findingMs = workMs(() => {
    found = body.querySelectorAll("section");
  });
  expect(findingMs).toBeLessThan(1500);
  const sections = body.childElements.flatMap(outer => [outer, ...outer.childElements]);
  expect(found).toHaveLength(sections.length);
  expect(found.every((element, index) => element === sections[index])).toBe(true);
});
