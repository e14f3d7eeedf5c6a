import { expect, test } from "vitest";
import { contentWith } from "../../tests/sample-content.ts";
import type { SiteContent } from "../collections.ts";
import { mismatches } from "./mismatches.ts";

type Pages = SiteContent["entries"]["pages"];

const hidden = (slug: string, environment: Record<string, string> = {}) => {
  const pages = [{ slug, file: `content/pages/${slug}.md`, record: {} }] as Pages;
  return mismatches({ ...contentWith({ pages }), environment })
    .filter(({ code }) => code === "page/hidden")
    .map(({ file, message }) => `${file}: ${message}`);
};

test("a page at the address of the form service is said to be seen by nobody, and no other is", () => {
  const said = (at: string) => [
    `content/pages/${at}.md: the form service answers at /${at}, so nobody would see this page`,
  ];
  expect(hidden("forms")).toEqual(said("forms"));
  expect(hidden("post", { FORMS_URL: "/post/" })).toEqual(said("post"));
  expect(hidden("form")).toEqual([]);
  expect(hidden("forms", { FORMS_URL: "https://forms.example.com/forms" })).toEqual([]);
});
