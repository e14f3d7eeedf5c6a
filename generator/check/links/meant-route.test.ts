import { expect, test } from "vitest";
import { meantRoute } from "./meant-route.ts";

const routes = ["/", "/blog", "/web-design-daventry", "/bilton-web-design", "/notes/rye-bread"];

test.each([
  ["/web-design-daventri", "/web-design-daventry"],
  ["/web-design-bilton", "/bilton-web-design"],
  ["/Blog", "/blog"],
  ["/blogs", "/blog"],
  ["/notes/ryebread", "/notes/rye-bread"],
  ["/note/rye-bred", "/notes/rye-bread"],
  ["/notes/rye-bread-2", "/notes/rye-bread"],
])("by %s %s is meant", (route, meant) => expect(meantRoute(route, routes)).toBe(meant));

test.each(["/web-design-coventry", "/coventry-web-design"])("by %s no other town is meant", route =>
  expect(meantRoute(route, routes)).toBeUndefined(),
);
