import { expect, test } from "vitest";
import { telephone } from "./one-line.ts";

test.each(["01632 960960", "020 7946 0958"])("%s stays in one line", display => {
  expect(telephone(display)).toBe(display.replaceAll(" ", "\u00a0"));
});

test("a number longer than a line of large text on a phone can go on between its groups", () => {
  expect(telephone("+44 (0)1632 960 960")).toBe("+44 (0)1632 960 960");
});
