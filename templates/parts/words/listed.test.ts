import { expect, test } from "vitest";
import { listed } from "./listed.ts";

test.each([
  [[], ""],
  [["Rugby"], "Rugby"],
  [["Rugby", "Bilton"], "Rugby and Bilton"],
  [["Rugby", "Bilton", "Dunchurch"], "Rugby, Bilton and Dunchurch"],
])("%j is said as the language says it", (names, words) => {
  expect(listed(names)).toBe(words);
  expect(listed(names)).toBe(new Intl.ListFormat("en-GB").format(names));
});
