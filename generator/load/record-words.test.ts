import { expect, test } from "vitest";
import { recordWords } from "./record-words.ts";

const say = (value: unknown) =>
  recordWords({
    name: "order",
    start: "order: ",
    value,
    written: String(value),
    issue: { path: ["order"], message: "", expected: "int" },
  });

test("what is no whole number is told whether it is a number at all", () => {
  expect(say("5")).toEqual({
    message: "'order' must be a number without quotes",
    fix: "Write it as   order: 5",
  });
  expect(say(1.5).message).toBe("'order' must be a whole number");
  expect(say("five").fix).toBe("Write digits, such as   order: 5");
});

test("what is empty within a list in brackets is told so, where there is no name to write behind", () => {
  const issue = { path: ["tags", 0], message: "" };
  const empty = { name: "tags", value: "", written: '"", rye]', issue };
  expect(recordWords({ ...empty, start: "" }).fix).toBe(
    "Write something there, or take it out of the list",
  );
  expect(recordWords({ ...empty, start: "- " }).fix).toBe("Write something after   -");
});
