import { expect, test } from "vitest";
import { chosen } from "./chosen.ts";

test("a mistyped name of a page type or a peer is refused, with those that there are", () => {
  const known = ["home", "blog"] as const;
  expect(chosen("page type", { names: ["blog"], known })).toEqual(["blog"]);
  expect(() => chosen("page type", { names: ["blog", "hoem"], known })).toThrow(
    "There is no page type 'hoem': choose among home, blog.",
  );
});
