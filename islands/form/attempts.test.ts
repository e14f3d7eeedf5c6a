import { expect, test } from "vitest";
import { attemptOf } from "./attempts.ts";

test("the same content keeps its key and its bytes, also when it was another meanwhile, which gets others", () => {
  const sent = {};
  const first = attemptOf(sent, { name: "Ann" }, {});
  const again = attemptOf(sent, { name: "Ann" }, {});
  const changed = attemptOf(sent, { name: "Anna" }, {});
  expect(again).toEqual(first);
  expect(changed.key).not.toBe(first.key);
  expect(attemptOf(sent, { name: "Ann" }, {})).toEqual(first);
});

test("of what was typed on a page before, nothing says that it took no time", () => {
  const { body } = attemptOf({ isBroughtBack: true }, { name: "Ann" }, {});
  expect(JSON.parse(body)).toEqual({ name: "Ann" });
});

test("two forms never share a key", () => {
  const keys = Array.from({ length: 100 }, () => attemptOf({}, {}, {}).key);
  expect(new Set(keys).size).toBe(100);
});

test("the time of filling travels along, and the honeypot when something is in it", () => {
  const { body } = attemptOf({}, { name: "Ann" }, { website_url_confirm: "" });
  expect(JSON.parse(body)).toEqual({ name: "Ann", filled_ms: expect.any(Number) });
  const trapped = attemptOf({}, { name: "Bot" }, { website_url_confirm: "http://x" });
  expect(JSON.parse(trapped.body)).toMatchObject({ website_url_confirm: "http://x" });
});
