import { expect, test } from "vitest";
import {
  articleRoute,
  blogPageRoute,
  listPageRoutes,
  locationRoute,
  routes,
  sectionRoute,
} from "./addresses.ts";

test.each([
  [locationRoute("rugby", "/rugby-web-design"), "/rugby-web-design"],
  [locationRoute("bilton", "https://www.tryline.example/bilton-web-design/"), "/bilton-web-design"],
  [locationRoute("dunchurch", "dunchurch-web-design"), "/dunchurch-web-design"],
  [locationRoute("hinckley", "www.tryline.example/hinckley?from=mail"), "/hinckley"],
  [
    locationRoute("lutterworth", "HTTPS://WWW.tryline.example/towns/lutterworth/"),
    "/towns/lutterworth",
  ],
  [locationRoute("southam", "WWW.tryline.example/southam"), "/southam"],
  [locationRoute("daventry", "//TRYLINE.example/daventry#top"), "/daventry"],
  [articleRoute("local-seo-tips"), "/blog/local-seo-tips"],
  [blogPageRoute(1), "/blog"],
  [blogPageRoute(2), "/blog/page/2"],
  [sectionRoute("pricing"), "/#pricing"],
])("%s is %s", (route, expected) => {
  expect(route).toBe(expected);
});

test("of the blog's pages the further ones come and go, of which the first is none, nor an article or another page", () => {
  const all = [1, 2, 13].map(blogPageRoute).concat(articleRoute("page"), "/locations-on-a-map");
  expect(all.filter(route => listPageRoutes.test(route))).toEqual([
    "/blog/page/2",
    "/blog/page/13",
  ]);
});

test("no route but the home page ends in a slash, and none is named twice", () => {
  const all = Object.values(routes);
  expect(all.filter(route => route.endsWith("/"))).toEqual(["/"]);
  expect(new Set(all).size).toBe(all.length);
});
