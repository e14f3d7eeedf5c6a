import { describe, expect, test } from "vitest";
import { absolute, link, outputFile, routeOf, withinPage } from "./addresses.ts";

const url = "https://x.example";

describe.each([
  { trailingSlash: true, blog: "/blog/", file: "blog/index.html" },
  { trailingSlash: false, blog: "/blog", file: "blog.html" },
])("with trailingSlash $trailingSlash", ({ trailingSlash, blog, file }) => {
  const rule = { url, trailingSlash };
  test.each([
    ["/", "/"],
    ["/#pricing", "/#pricing"],
    ["/blog", blog],
    ["/blog/", blog],
    ["/blog?q=a/b#c", `${blog}?q=a/b#c`],
    ["/sitemap.xml", "/sitemap.xml"],
    ["#faq", "#faq"],
    ["mailto:a@b.co", "mailto:a@b.co"],
    ["//cdn.example/x", "//cdn.example/x"],
    ["https://other.example/x", "https://other.example/x"],
    [`${url}/blog#c`, `${blog}#c`],
    ["http://www.x.example/blog", blog],
    ["HTTPS://X.example/blog/?q=a", `${blog}?q=a`],
    ["//x.example/blog", blog],
    [`${url}//blog`, blog],
    [url, "/"],
    [`${url}#pricing`, "/#pricing"],
    ["https://shop.x.example/blog", "https://shop.x.example/blog"],
    ["https://x.example.org/blog", "https://x.example.org/blog"],
  ])("'%s' is linked as '%s'", (route, expected) => expect(link(route, rule)).toBe(expected));

  test("a page is our own under the address in the site's files, too, where the environment says another", () => {
    const staged = { ...rule, url: "https://staging.example", declaredUrl: url };
    expect(link(`${url}/blog`, staged)).toBe(blog);
    expect(link("https://staging.example/blog", staged)).toBe(blog);
  });

  test.each([
    [`${blog}#c`, "#c"],
    [blog, blog],
    ["#c", "#c"],
    [`${blog}?q=a#c`, `${blog}?q=a#c`],
    ["/#c", "/#c"],
  ])("on the blog itself '%s' is '%s'", (address, expected) =>
    expect(withinPage(address, blog)).toBe(expected),
  );

  test("link, canonical and file agree", () => {
    expect(absolute("/blog", rule)).toBe(url + blog);
    expect(outputFile("/blog", rule)).toBe(file);
    expect(outputFile("/", rule)).toBe("index.html");
    expect(outputFile("/404", rule)).toBe("404.html");
    expect(routeOf(`/${file}`)).toBe("/blog");
  });
});
