import { expect, test } from "vitest";
import { parseMailbox, reachable } from "./mailbox.ts";

test.each([
  ["ann@example.com", "ann@example.com"],
  ["Ann.O'Brien+web@EXAMPLE.com", "Ann.O'Brien+web@EXAMPLE.com"],
  ["ann@exämple.com", "ann@xn--exmple-cua.com"],
  ["ann@例え.jp", "ann@xn--r8jz45g.jp"],
  ["ann@example。com", "ann@example.com"],
  ["änn@example.com", undefined],
  ["a,b@example.com", undefined],
  ['"ann"@example.com', undefined],
  ["ann@example.com>", undefined],
  ["ann@exa\u00ADmple\uFFFD.com", undefined],
  ["ann@ä..com", undefined],
  ["=?utf-8?Q?bob=40bank.com?=@example.com", undefined],
  ["ann+bob=example.com@example.com", "ann+bob=example.com@example.com"],
  ["", undefined],
])("%s is reached at %s", (typed, address) => {
  expect(reachable(typed)).toBe(address);
});

test("the owner's address, too, may have a domain in other letters", () => {
  const value = { name: "Müller", address: "hallo@xn--mller-kva.de" };
  expect(parseMailbox("Müller <hallo@müller.de>")).toEqual({ ok: true, value });
});
