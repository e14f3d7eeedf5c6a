import { expect, test } from "vitest";
import { noteStars } from "./note-stars.ts";

test("a note whose star would become the bullet of a list is told with its backslash", () => {
  expect(noteStars("\nFrom £199* a page.\n\n* Excludes VAT.\n")).toMatchObject([
    { at: 21, fix: "Write it as   \\* Excludes VAT." },
  ]);
  expect(noteStars("\n**From £199* a page** or \\*more.\n\n* In May.\n")).toHaveLength(1);
  expect(noteStars("\nSave 20%*, now.\n\n* In May.\n\nMore.\n")).toHaveLength(1);
});

test.each([
  "\nFrom £199* a page.\n\n\\* Excludes VAT.\n",
  "\nFrom £199* a page.\n\n*Excludes VAT.\n",
  "\nFrom £199* a page.\n\n* One\n* Two\n",
  "\nFrom £199* a page.\n\n* One\n\n* Two\n",
  "\nFrom £199* a page.\n\n* One\n\n  More of it.\n\n* Two\n",
  "\nFrom *£199* a page.\n\n* One\n",
  "\nA 5* hotel.\n\n* One\n",
  "\n* One\n\nFrom £199* a page.\n",
])("nothing is told of %j", text => expect(noteStars(text)).toEqual([]));
