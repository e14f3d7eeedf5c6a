import { build } from "esbuild";
import { expect, test } from "vitest";
import { refuseHeeded } from "./heeded-warnings.ts";

const warnings = async (css: string) => {
  const stdin = { contents: css, loader: "css" as const };
  return refuseHeeded(await build({ stdin, write: false, logLevel: "silent" }), "/");
};

test.each([
  ["an old browser's star", "a { *zoom: 1; color: red }"],
  ["a property that only browsers may know", "a { colr: red }"],
])("a stylesheet with %s is taken as it is", async (_, css) => {
  expect((await warnings(css)).warnings).toHaveLength(1);
});

test("a stylesheet that browsers would read half of is refused", async () => {
  await expect(warnings("a { color red }")).rejects.toThrow();
});
