import { expect, test } from "vitest";
import { listSlips } from "./list-slips.ts";

test("notes with small numbers are told where they run together", () => {
  expect(listSlips("Rye¹ and oat²\n\n¹ Dark.\n² Light.")).toMatchObject([{ at: 15, length: 1 }]);
});

test.each([
  ["-[ ] Rye\n-[x] Oat", "Begin each of them with   -   and a space"],
  ["*[ ] Rye\n*[ ] Oat", "Begin each of them with   -   and a space"],
  ["-Rye\n-Oat", "Begin each of them with   -   and a space"],
  ["*Rye\n*Oat", "Begin each of them with   -   and a space"],
  ["We bake:\n*Rye\n*Oat\n", "Begin each of them with   -   and a space"],
  ["o Rye\no Oat", "Begin each of them with   -   and a space"],
  ["We bake:\no Rye\no Oat", "Begin each of them with   -   and a space"],
  ["§\tRye\n§\tOat", "Begin each of them with   -   and a space"],
  ["ü\u00a0\u00a0Rye\nü\u00a0\u00a0Oat", "Begin each of them with   -   and a space"],
  ["Words.\n\nGo on with:\n2. Rye\n3. Oat", "Leave an empty line above it"],
  ["We began with:\n2019. Rye\n2020. Oat", "Leave an empty line above it"],
  ["**Rye:** dark\n**Oat**: light", "Begin each of them with   -   and a space"],
  ["1.) Rye\n2.) Oat", "Begin each of them with   1.   and a space"],
  ["1.)\tRye\n2.)\tOat", "Begin each of them with   1.   and a space"],
  ["1). Rye\n2). Oat", "Begin each of them with   1)   and a space"],
  ["(1). Rye\n(2). Oat", "Begin each of them with   1.   and a space"],
  ["(1.) Rye\n(2.) Oat", "Begin each of them with   1.   and a space"],
  ["a.)\tRye\nb.)\tOat", "Begin each of them with   1.   and a space"],
  ["iv.)\u00a0Rye\nv.)\u00a0Oat", "Begin each of them with   1.   and a space"],
  ["[1] Rye\n[2] Oat", "Begin each of them with   1.   and a space"],
  ["→ Rye\n→ Oat", "Begin each of them with   -   and a space"],
  ["⁃ Rye\n⁃ Oat", "Begin each of them with   -   and a space"],
  ["☐ Rye\n☒ Oat", "Begin each of them with   -   and a space"],
  ["We bake:\n\n• Rye\n\n• Oat\n", "Begin each of them with   -   and a space"],
])("%j is told as no list", (text, fix) => {
  expect(listSlips(text)).toMatchObject([{ code: "text/list", fix }]);
});

test.each([
  ["9. May is it.\n\n12. December too.", 15, "12\\."],
  ["1. Rye\n2. Oat\n   - Spelt\n5. Barley", 25, "5\\."],
  ["2019. Rye\n2021. Oat", 10, "2021\\."],
  ["3) Rye\n\n   More.\n7) Oat", 17, "7\\)"],
  ["3. Rye\n2. Oat\n1. Spelt", 7, "2\\."],
])("of %j is told that it would be shown with another number", (text, at, sign) => {
  const [slip, ...others] = listSlips(text);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ at, message: expect.stringContaining("counts on by itself") });
  expect(slip?.fix?.endsWith(`write   ${sign}`)).toBe(true);
});

test.each([
  "1. Rye\n1. Oat\n1. Spelt",
  "1. Rye\n2. Oat\n\nWords.\n\n7. Spelt",
  "2. Rye\n\n3. Oat\n\n1. Spelt",
  "1. Rye\n2. Oat\n   1. Spelt\n3. Barley",
  "1. Rye\n\n   3. Spelt\n\n5) Oat",
  "*Rye* is dark\n*Oat* is light",
  "*Rye is\ndark* and\n*oat* light",
  "* Rye\n* Oat\n\n- [ ] Rye\n- [x] Oat",
  "**Rye**\n**Oat**",
  "We bake:\n1. Rye\n2. Oat",
  "1. Rye\nis dark\n2. Oat\n3. Spelt",
  "Go on with:\n\n2. Rye\n3. Oat",
  "Go on with\n---\n2. Rye\n3. Oat",
  "Go on with\n***\n2. Rye\n3. Oat",
  "[rye]: https://rye.example/\n2. Rye\n3. Oat",
  "**Rye:** dark  \n**Oat:** light",
  "[a] is dark and\n[b] is light.\n\n[a]: /rye/\n[b]: /oat/",
  "**Rye:** dark\n\n**Oat:** light",
  "*Rye",
  "§ 1 of the act\n§ 2 of it",
  "• Rye\n\nOat",
  "Mae trên yn mynd\no Gaerdydd ac\no Abertawe",
])("%j means what it says", text => {
  expect(listSlips(text)).toEqual([]);
});

test.each([
  ["- Rye\n- Oat\n**Others:**\n- Barley", "**Others:**"],
  ["- Rye\n- Oat\n**Others**\n- Barley", "**Others**"],
  ["1. Rye\n2. Oat\nOthers:\n1. Barley", "Others:"],
  ["- Rye\n- Oat\nAll of it is baked each night.\n", "All of it is baked each night."],
])("a line right below a list that is no part of it is told: %j", (text, line) => {
  const [slip, ...others] = listSlips(text);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ at: text.indexOf(line), length: line.length, code: "text/list" });
  expect(slip?.fix).toBe("Leave an empty line above it");
});

test.each([
  "- Rye\n- Oat is baked on Mondays, Tuesdays and\nFridays.",
  "- Rye\n- Oat\n\nAll of it is baked each night.",
  "- Rye\n- Oat\n  All of it is baked each night.",
  "- Rye\n- Oat\nand all that is baked each night",
  "- Rye\n- Oat\\\nAll of it is baked each night.",
  "- Rye\n- Oat  \nAll of it is baked each night.",
  "- Rye\n- Oat\n***\nAll of it",
  "- Rye\n- Oat\nWhat we bake | Price\n--|--",
])("lines that are part of a list, or stand apart from it, are not: %j", text => {
  expect(listSlips(text)).toEqual([]);
});
