import { expect, test } from "vitest";
import { counted } from "./counted.ts";

test("one is told in the singular, none and many in the plural", () => {
  expect([0, 1, 2].map(count => counted(count, "order"))).toEqual([
    "0 orders",
    "1 order",
    "2 orders",
  ]);
  expect([0, 1, 2].map(count => counted(count, "mail waits", "mails wait"))).toEqual([
    "0 mails wait",
    "1 mail waits",
    "2 mails wait",
  ]);
});
