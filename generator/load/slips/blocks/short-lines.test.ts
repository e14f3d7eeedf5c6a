import { expect, test } from "vitest";
import { shortLines } from "./short-lines.ts";

test.each([
  "Tryline Web Design\n12 High Street\nRugby\nCV21 3BG",
  "**Our address**\n12 High Street\nRugby (Warwickshire)",
  "Monday: 9am to 5pm\nTuesday: 9am to 5pm\nWednesday: closed",
  "09:00 – 10:00 Coffee\n10:00 – 11:00 A talk\n11:00 – 12:00 Lunch",
  "2019: founded\n2020: first shop\n2021: second shop",
  "Price: £3\nTime: two days, if it is not Sunday.",
  "Q: Is it fresh?\nA: Yes, we bake each night.",
])("lines that are meant as lines are told: %j", lines => {
  const [slip, ...others] = shortLines(`Words.\n\n${lines}\n\nMore.\n`);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ at: 8, length: lines.indexOf("\n"), code: "text/list" });
  expect(slip?.fix).toContain("a backslash");
});

test.each([
  "**Is it fresh, and what do you bake on other days than Mondays?**",
  "**Ann**",
  "**Q: Why?**",
])("a line of bold words above others is told: %s", bold => {
  const [slip, ...others] = shortLines(`Words.\n\n${bold}\nA: Yes, and\nwe bake each night.\n`);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ at: 8, length: bold.length, code: "text/list" });
  expect(slip?.fix).toContain("an empty line below");
  expect(slip?.fix).toContain("or write both in one line");
});

test.each([
  "We bake bread that is\nbroken at a narrow\nmargin, as this is.",
  "Roses are red,\nViolets are blue,\nSugar is sweet.",
  "We are open in Rugby,\nCoventry, Leamington and\nNuneaton.",
  "Rye\nOat",
  "Rye\\\nOat\\\nBarley",
  "Rye  \nOat  \nBarley",
  "1. Rye\n2. Oat\n3. Barley",
  "A) Rye\nB) Oat\nC) Barley",
  "- Rye\nOat\nBarley",
  "1. Rye\nOat\nBarley",
  "Note: we are open.\nCome in.",
  "At 10:30 we bake: rye.\nSo: come in.",
  "**Rye** is\nWhat we bake: bread.",
  "**Our promise**\nis bread each morning.",
  "**Rye**\n- Oat",
  "**Rye**\n1. Oat",
  "**Rye**\\\nOat",
  "**We bake bread on Mondays, and rye on all the other days in**\nRugby.",
  "Rye\nOat\nBarley\n---",
  "Rye | £1\nOat | £2\nBarley | £3",
])("other lines are not: %j", lines => {
  expect(shortLines(`Words.\n\n${lines}\n\nMore.\n`)).toEqual([]);
});

test("lines are told at the beginning of a text too, but not where they are facts of another program", () => {
  expect(shortLines("\nAnn Brown\nHigh Street\nRugby\n")).toMatchObject([{ at: 1, length: 9 }]);
  expect(shortLines("\nStatus: Done\nTags: Bread\nOwner: Ann\n")).toEqual([]);
});
