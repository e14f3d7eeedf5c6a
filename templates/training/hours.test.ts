import { expect, test } from "vitest";
import { training } from "../../content/training.ts";
import { totalHours } from "./hours.ts";

test("half hours count towards the length of the course", () => {
  expect(totalHours([{ duration: "1.5h" }, { duration: "2h" }])).toBe(3.5);
  expect(totalHours(training.modules.items)).toBe(11.5);
});
