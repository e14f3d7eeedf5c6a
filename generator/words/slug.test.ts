import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["My First Post", "my-first-post"],
  ["Über uns & Café", "uber-uns-cafe"],
  ["Rugby’s best", "rugbys-best"],
  ["Fluß, Smørrebrød, Łódź & Œuvre", "fluss-smorrebrod-lodz-oeuvre"],
  ["面包", ""],
])("'%s' becomes '%s'", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("a name as long as a paragraph gives an address of its first words", () => {
  expect(slugOf("How we build ".repeat(30))).toBe(`${"how-we-build-".repeat(7)}how-we`);
  expect(slugOf("a".repeat(250))).toBe("a".repeat(100));
});
