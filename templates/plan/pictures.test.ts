import { expect, test } from "vitest";
import { socialName } from "./pictures.ts";

test("no two pages share the picture that is shown where they are shared", () => {
  const routes = ["/", "/home", "/blog", "/blog/ours", "/blog-ours", "/blog/page/2"];
  expect(new Set(routes.map(socialName)).size).toBe(routes.length);
});
