import { describe, expect, test } from "vitest";
import { readRedirects } from "./redirects-file.ts";

const redirects = readRedirects(`
# old addresses
/old            /new
/old-shop       https://shop.example/   302   # moved away
/news/*         /blog/:splat
/team/:name     /about#:name            308
/app/*          /app.html               200
/en/*           /en/404.html            404
/forced         /other                  200!
/uk/*           /gb/:splat              301   Country=gb
https://old.example/x   /x
/*              /:splat/                999
/any/*          /:splat
`);

describe("a redirects file", () => {
  test.each([
    ["/old", "/new", 301],
    ["/old/", "/new", 301],
    ["/old-shop", "https://shop.example/", 302],
    ["/news/2024/ä b", "/blog/2024/%C3%A4%20b", 301],
    ["/news", "/blog/", 301],
    ["/team/ann", "/about#ann", 308],
    ["/app/settings", "/app.html", 200],
    ["/en/nope", "/en/404.html", 404],
  ])("sends %s to %s with %i", (path, to, status) => {
    expect(redirects(path, "")).toMatchObject({ to, status });
  });

  test("leaves out what only a host can decide, and lines that are none", () => {
    expect(redirects("/uk/x", "")).toBeUndefined();
    expect(redirects("/x", "")).toBeUndefined();
  });

  test("keeps the query", () => {
    expect(redirects("/old", "?a=1")?.to).toBe("/new?a=1");
  });

  test("marks what wins over an existing file", () => {
    expect(redirects("/forced", "")?.forced).toBe(true);
    expect(redirects("/old", "")?.forced).toBe(false);
  });

  test("never leads to another host by what a visitor typed", () => {
    expect(redirects("/any//evil.example", "")?.to).toBe("/evil.example");
  });

  test("does not lead an address to itself", () => {
    expect(readRedirects("/blog /blog/")("/blog/", "")).toBeUndefined();
  });
});
