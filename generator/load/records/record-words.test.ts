import { expect, test } from "vitest";
import { recordWords } from "./record-words.ts";

const known = { start: "", written: "", file: "", below: false, fields: [] };
const say = (value: unknown, message = "Invalid input: expected int, received string") =>
  recordWords({
    ...known,
    name: "order",
    start: "order: ",
    value,
    written: String(value),
    issue: { path: ["order"], message, expected: "int" },
  });

test("what is no whole number is told whether it is a number at all", () => {
  expect(say("5")).toEqual({
    message: "'order' must be a number without quotes",
    fix: "Write it as   order: 5",
  });
  expect(say(1.5).message).toBe("'order' must be a whole number");
  expect(say("five").fix).toBe("Write digits, such as   order: 5");
  expect(say("north", "must be in degrees")).toEqual({ message: "must be in degrees" });
  expect(say("5°", "must be in degrees").fix).toBe("Write it as   order: 5");
});

test.each([
  ["content/articles/2019-08-13-rye.md", "Add a line   date: 2019-08-13"],
  ["content/2019-08-13/rye.md", "Add a line   date: …"],
  ["content/articles/2019-13-13-rye.md", "Add a line   date: …"],
])("the day in the name of %s is proposed if it is one", (file, fix) => {
  const issue = { path: ["date"], message: "" };
  const missing = { name: "date", start: "date: ", value: undefined, issue, file };
  expect(recordWords({ ...known, ...missing }).fix).toBe(fix);
});

test("of several pictures the first is proposed, of several words all", () => {
  const refused = { ...known, name: "image", start: "image: ", written: "[a.jpg, b.jpg]" };
  const issue = { path: ["image"], message: "", expected: "string" };
  const fix = (value: string[]) => recordWords({ ...refused, value, issue }).fix;
  expect(fix(["a.jpg", "b.jpg"])).toBe('Write it as   image: "a.jpg"');
  expect(fix(["Ann", "Bob"])).toBe('Write it as   image: "Ann, Bob"');
});

test("where 'false' says that there is no picture, the line can go", () => {
  const refused = { ...known, name: "image", start: "image: ", written: "false" };
  const issue = { path: ["image"], message: "", expected: "string" };
  expect(recordWords({ ...refused, value: false, issue }).fix).toBe(
    'Take the line away if there is no image, or put quotes round it:   image: "false"',
  );
});

test("a text of several lines is told with its name, and a list of which nothing parts the words", () => {
  const refused = { ...known, name: "author" };
  const issue = { path: ["author"], message: "", expected: "string" };
  const value = { login: "ann", display_name: "Ann Rye" };
  expect(recordWords({ ...refused, value, issue }).fix).toBe(
    'Write in place of these lines   "Ann Rye"',
  );
  expect(recordWords({ ...refused, value: { name: "Ann" }, issue }).fix).toContain('"Ann"');
  const list = { ...issue, expected: "array" };
  expect(recordWords({ ...refused, value: "rye oat bran", issue: list }).fix).toBe(
    "Write it as   author: [rye oat bran]   with a comma between any two",
  );
  for (const value of ["– rye – oat bran", "rye, oat bran]", "[rye, oat bran].", "(rye, oat bran)"])
    expect(recordWords({ ...refused, value, issue: list }).fix).toBe(
      "Write it as   author: [rye, oat bran]",
    );
});

test("of a list where one word belongs the word that is known is proposed", () => {
  const issue = { path: ["category"], message: "", code: "invalid_value", values: ["seo", "web"] };
  const list = { ...known, name: "category", start: "category: ", issue };
  expect(recordWords({ ...list, value: ["News", "SEO"] }).fix).toBe("Write it as   category: seo");
  expect(recordWords({ ...list, value: ["News"] }).fix).toBe("Write only one of: seo, web");
});

test("a choice in braces, or with a colon after it, is told in the words that stand there", () => {
  const issue = { path: ["category"], message: "", code: "invalid_value", values: ["seo", "web"] };
  const pair = { ...known, name: "category", start: "category: ", issue };
  expect(recordWords({ ...pair, value: { SEO: true } })).toEqual({
    message: "'category' is one word, without braces or a colon",
    fix: "Write it as   category: seo",
  });
  expect(recordWords({ ...pair, value: { kind: "web" } }).fix).toBe("Write it as   category: web");
  expect(recordWords({ ...pair, value: { a: 1 } }).fix).toBe("Write only one of: seo, web");
});

test("what is empty within a list in brackets is told so, where there is no name to write behind", () => {
  const issue = { path: ["tags", 0], message: "" };
  const empty = { ...known, name: "tags", value: "", written: '"", rye]', issue };
  expect(recordWords({ ...empty, start: "" }).fix).toBe(
    "Write something there, or take it out of the list",
  );
  expect(recordWords({ ...empty, start: "- " }).fix).toBe("Write something after   -");
});

test("an item of several lines that is one text is told which lines it has, and so is a text in place of all items", () => {
  const refused = { ...known, name: "faqs", value: "What does it cost?" };
  const fields = ["question", "answer"];
  const item = { path: ["faqs", 0], message: "", expected: "object" };
  expect(recordWords({ ...refused, fields, issue: item })).toEqual({
    message: "an item of 'faqs' has lines of its own: question, answer",
    fix: "Write it as   - question: …   answer: …   each in a line of its own",
  });
  const list = { path: ["faqs"], message: "", expected: "array" };
  expect(recordWords({ ...refused, fields, issue: list })).toEqual({
    message: "'faqs' is a list, and each of its items has lines of its own",
    fix: "Write below   faqs:   for each   - question: …   answer: …",
  });
});

test.each([
  ["Invalid URL", "'mail' must be a valid URL"],
  ["Invalid email address", "'mail' must be a valid email address"],
  ['Invalid string: must start with "0113"', "'mail' must start with \"0113\""],
  ["Invalid number: must be a multiple of 5", "'mail' must be a multiple of 5"],
  ["Invalid link, please", "Invalid link, please"],
  ["Invalid because nobody reads it", "Invalid because nobody reads it"],
  ["Invalid input", "'mail' is none of what it may be"],
  ["Invalid input: expected set, received array", "expected set, received array"],
])("'%s' of a schema is told as: %s", (message, told) => {
  const refused = { ...known, name: "mail", start: "mail: ", value: "x", written: "x" };
  const issue = { path: ["mail"], message };
  expect(recordWords({ ...refused, issue })).toEqual({ message: told, fix: "Correct   mail:" });
  expect(recordWords({ ...refused, start: "", issue }).fix).toBe("Correct it where it stands");
});

test("a day, which is text, is no Date whatever an editor writes: the schema is told to ask for text", () => {
  const issue = { path: ["since"], message: "Invalid input: expected date", expected: "date" };
  const refused = { ...known, name: "since", start: "since: ", value: "2020-01-02", written: "" };
  expect(recordWords({ ...refused, issue }).fix).toContain("z.iso.date()");
});

test("where a schema makes a Date of text itself, the text is what is wrong", () => {
  const message = "Invalid input: expected date, received Date";
  const issue = { path: ["since"], message, expected: "date", received: "Invalid Date" };
  const refused = { ...known, name: "since", start: "since: ", value: "soon", written: "soon" };
  expect(recordWords({ ...refused, issue })).toEqual({
    message: "'since' is no day that can be read",
    fix: "Correct   since:",
  });
});
