import { expect, test } from "vitest";
import { mailto, spellings } from "./address.ts";

test.each([
  ["ann@example.com", ["ann@example.com"]],
  ["Ann@EXÄMPLE.com", ["Ann@EXÄMPLE.com", "Ann@xn--exmple-cua.com", "Ann@exämple.com"]],
  ["ann@xn--exmple-cua.com", ["ann@xn--exmple-cua.com", "ann@exämple.com"]],
  ["ann@xn--.com", ["ann@xn--.com"]],
])("%s may stand somewhere as %j", (typed, all) => {
  expect(spellings(typed)).toEqual(all);
});

test.each([
  ["ann@example.com", "mailto:ann@example.com"],
  ["a?bcc=eve@example.com", "mailto:a%3Fbcc%3Deve@example.com"],
  ["a&body=%41+b@example.com", "mailto:a%26body%3D%2541%2Bb@example.com"],
])("the link to %s is %s", (address, link) => {
  expect(mailto(address)).toBe(link);
});
