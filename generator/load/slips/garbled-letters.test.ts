import { expect, test } from "vitest";
import { frontSlips } from "./front-slips.ts";
import { garbledLetters } from "./garbled-letters.ts";

test.each([
  ["It costs Â£5", "Â£", "£"],
  ["Our cafÃ© is", "Ã©", "é"],
  ["It isnâ€™t", "â€™", "’"],
  ["Monday â€“ Friday", "â€“", "–"],
  ["Hello ðŸ‘‹ all", "ðŸ‘‹", "👋"],
  ["A\u00c2\u00a0B", "\u00c2\u00a0", "a space"],
])("%s is told with the letter that was meant", (text, seen, meant) => {
  const [slip, ...others] = garbledLetters(text, text);
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ at: text.indexOf(seen), length: seen.length, severity: "warning" });
  expect(slip?.fix).toContain(`Write   ${meant}   instead`);
});

test("a text is told of once, in its front matter too", () => {
  const text = "Â£5 or Â£6, at the cafÃ©";
  expect(garbledLetters(text, text)[0]?.message).toContain("(and 2 more in this file)");
  const source = `---\ntitle: ${text}\n---\nText.`;
  const told = frontSlips({ file: "a.md", source, offset: source.indexOf("Text") });
  expect(told).toMatchObject([{ code: "content/character", position: { line: 2, column: 8 } }]);
});

test.each([
  "Château, SÃO PAULO, Âge, ðe, £5 – it’s 👋",
  "Â, Ã and â and ð",
  "Â\u2026",
  "GÂTEAU’S",
  "ALEMÃ–INGLESA, MÃ… and «Â»",
])("%s is as it should be", text => expect(garbledLetters(text, text)).toEqual([]));
