import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip;q=0.1", "gzip"],
  ["*", "br"],
  ["*;q=0", undefined],
  ["BR", "br"],
  ["identity", undefined],
  ["", undefined],
  [undefined, undefined],
  ["brotli", undefined],
])("Accept-Encoding: %s chooses %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
