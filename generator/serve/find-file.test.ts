import { describe, expect, test } from "vitest";
import { findFile } from "./find-file.ts";

const folders = new Set(["index.html", "404.html", "blog/index.html", "robots.txt", "a b/ü.html"]);
const files = new Set(["index.html", "404.html", "blog.html", "blog/first.html", "_headers"]);

describe("with a folder for each page", () => {
  test.each([
    ["/", { file: "index.html" }],
    ["/blog/", { file: "blog/index.html" }],
    ["/blog", { moveTo: "/blog/" }],
    ["/blog/index.html", { moveTo: "/blog/" }],
    ["/index.html", { moveTo: "/" }],
    ["/blog/index", { moveTo: "/blog/" }],
    ["/index", { moveTo: "/" }],
    ["//blog//", { moveTo: "/blog/" }],
    ["/%62log/", { file: "blog/index.html" }],
    ["/robots.txt", { file: "robots.txt" }],
    ["/a%20b/%C3%BC", { file: "a b/ü.html" }],
    ["/a%20b/%C3%BC.html", { moveTo: "/a%20b/%C3%BC" }],
  ])("%s leads to %o", async (path, found) => {
    expect(await findFile(path, file => folders.has(file))).toEqual(found);
  });
});

describe("with a file for each page", () => {
  test.each([
    ["/blog", { file: "blog.html" }],
    ["/blog/", { moveTo: "/blog" }],
    ["/blog.html", { moveTo: "/blog" }],
    ["/blog/first/", { moveTo: "/blog/first" }],
    ["/blog/first.html/", { moveTo: "/blog/first" }],
  ])("%s leads to %o", async (path, found) => {
    expect(await findFile(path, file => files.has(file))).toEqual(found);
  });
});

test.each([
  "/nope",
  "/404",
  "/404.html",
  "/_headers",
  "/../blog",
  "/%2e%2e/blog",
  "/blog%2ffirst",
  "/blog\\first",
  "/blog%5cfirst",
  "/blog%00",
  "/%E0%A4%A",
])("%s leads nowhere", async path => {
  expect(await findFile(path, file => files.has(file))).toBeUndefined();
});

test("what divides names only on Windows divides none in an address", async () => {
  const windows = (file: string) => files.has(file.replaceAll("\\", "/"));
  for (const path of ["/blog\\first", "/blog%5cfirst"])
    expect(await findFile(path, windows)).toBeUndefined();
});

test("no address moves to another host", async () => {
  const found = await findFile("//evil.example", file => file === "evil.example/index.html");
  expect(found).toEqual({ moveTo: "/evil.example/" });
});
