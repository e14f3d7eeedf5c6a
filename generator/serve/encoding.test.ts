import { expect, test } from "vitest";
import { chooseEncoding, compressor } from "./encoding.ts";

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

test("a file that could not be read is compressed by the next who asks, and then not again", async () => {
  const compressed = compressor();
  let reads = 0;
  const bytes = async () => {
    if (++reads === 1) throw new Error("the disk is away");
    return Buffer.from("text");
  };
  const file = { path: "a.txt", tag: "1", bytes };
  await expect(compressed(file, "gzip")).rejects.toThrow("the disk is away");
  await compressed(file, "gzip");
  await compressed(file, "gzip");
  expect(reads).toBe(2);
});

test("of files without end only the last are kept compressed", async () => {
  const compressed = compressor();
  const reads: string[] = [];
  const ask = (path: string) => {
    const bytes = async () => {
      reads.push(path);
      return Buffer.from(path);
    };
    return compressed({ path, tag: "1", bytes }, "gzip");
  };
  for (let n = 0; n <= 500; n++) await ask(`${n}.txt`);
  await ask("500.txt");
  await ask("0.txt");
  expect(reads.slice(500)).toEqual(["500.txt", "0.txt"]);
});
