import { expect, test } from "vitest";
import { attemptOf, type Sent } from "./attempts.ts";
import { readKept } from "./kept.ts";

const typed = { name: "Ann", message: "When?" };
const none = { typed: {}, sent: {} };

test("what was kept is read as it was, before and after it was sent", () => {
  const sent: Sent = {};
  const read = () => readKept(JSON.stringify({ typed, sent }));
  expect(read()).toEqual({ typed, sent: {} });
  attemptOf(sent, typed, {});
  expect(read()).toEqual({ typed, sent });
});

test.each([
  "",
  "Ann",
  "null",
  "[]",
  '"typed"',
  '{"name":"Ann"}',
  '{"typed":"Ann"}',
  '{"typed":null,"sent":null}',
  '{"typed":{"name":{"first":"Ann"}},"sent":{"tries":"1-2-3"}}',
  '{"typed":[7],"sent":{"tries":{"{}":{"key":"1-2-3"}}}}',
])("what is of another shape is as good as none: %s", text => {
  expect(readKept(text)).toEqual(none);
});

test("what was typed stays when what was sent is of another shape", () => {
  const sent = { tries: { "{}": { key: "1-2" } } };
  expect(readKept(JSON.stringify({ typed, sent }))).toEqual({ typed, sent: {} });
});
