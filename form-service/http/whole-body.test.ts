import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { wholeBody } from "./whole-body.ts";

function arriving(headers: IncomingMessage["headers"] = {}) {
  const stream = new PassThrough();
  // Of a request, no more is used.
  const request = Object.assign(stream, { headers }) as unknown as IncomingMessage;
  const arrived = new Promise<string>((resolve, reject) => {
    wholeBody(request, (error, body) => (error ? reject(error) : resolve(body.toString())));
  });
  // Who breaks off is heard of only by those who ask.
  arrived.catch(() => {});
  return { stream, arrived };
}

test("bodies that come byte by byte hold no more memory than what they say", () => {
  const before = process.memoryUsage().heapUsed;
  const kept = Array.from({ length: 40 }, () => {
    const { stream } = arriving();
    for (let sent = 0; sent < 60_000; sent++) stream.emit("data", Buffer.from(" "));
    return stream;
  });
  const heldMb = (process.memoryUsage().heapUsed - before) / 1e6;
  expect(kept).toHaveLength(40);
  expect(heldMb).toBeLessThan(100);
});

test.each([{}, { "content-length": "10" }])("a body arrives whole, with %o", async headers => {
  const { stream, arrived } = arriving(headers);
  for (const part of ["a ", "whole", " ", "bo"]) stream.write(part);
  stream.end();
  expect(await arrived).toBe("a whole bo");
});

test.each([
  { what: "says that it is too large", headers: { "content-length": "65537" }, bytes: 0 },
  { what: "is too large without saying so", headers: {}, bytes: 65_537 },
])("a body that $what is refused at once", async ({ headers, bytes }) => {
  const { stream, arrived } = arriving(headers);
  stream.write(Buffer.alloc(bytes));
  await expect(arrived).rejects.toMatchObject({ statusCode: 413 });
});

test("a body that breaks off is none", async () => {
  const { stream, arrived } = arriving();
  stream.write("{");
  stream.destroy(new Error("aborted"));
  await expect(arrived).rejects.toMatchObject({ statusCode: 400 });
});
