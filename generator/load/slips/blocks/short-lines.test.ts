import { expect, test } from "vitest";
import { shortLines } from "./short-lines.ts";

test.each([
  "Tryline Web Design\n12 High Street\nRugby\nCV21 3BG",
  "**Our address**\n12 High Street\nRugby (Warwickshire)",
  "Monday: 9am to 5pm\nTuesday: 9am to 5pm\nWednesday: closed",
])("lines that are meant as lines are told: %j", lines => {
  const [slip, ...others] = shortLines(`Words.\n\n${lines}\n\nMore.\n`);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ at: 8, length: lines.indexOf("\n"), code: "text/list" });
  expect(slip?.fix).toContain("a backslash");
});

test.each([
  "We bake bread that is\nbroken at a narrow\nmargin, as this is.",
  "Roses are red,\nViolets are blue,\nSugar is sweet.",
  "Rye\nOat",
  "Rye\\\nOat\\\nBarley",
  "Rye  \nOat  \nBarley",
  "1. Rye\n2. Oat\n3. Barley",
  "A) Rye\nB) Oat\nC) Barley",
  "- Rye\nOat\nBarley",
  "Rye\nOat\nBarley\n---",
  "Rye | £1\nOat | £2\nBarley | £3",
])("other lines are not: %j", lines => {
  expect(shortLines(`Words.\n\n${lines}\n\nMore.\n`)).toEqual([]);
});
