import { expect, test } from "vitest";
import { proxiesIn } from "./proxies.ts";

test.each([
  ["127.0.0.1", true],
  ["::ffff:127.0.0.1", true],
  ["127.0.0.1:443", true],
  ["127.0.0.2", false],
  ["10.9.8.7", true],
  ["11.0.0.1", false],
  ["2001:db8::9", true],
  ["[2001:DB8::9]:443", true],
  ["2001:db9::9", false],
  ["fe80::1%eth0", true],
  ["172.16.2.3", true],
  ["<script>", false],
  ["", false],
  [undefined, false],
])("%s is of a proxy: %s", (address, isOne) => {
  const blocks = ["10.0.0.0/8", "2001:db8::/32", "::ffff:172.16.0.0/108"];
  expect(proxiesIn(["127.0.0.1", "fe80::1%eth0", ...blocks])(address)).toBe(isOne);
});
