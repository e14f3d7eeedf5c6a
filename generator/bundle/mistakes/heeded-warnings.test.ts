import { build } from "esbuild";
import { expect, test } from "vitest";
import { refuseHeeded } from "./heeded-warnings.ts";

const warnings = async (css: string) => {
  const stdin = { contents: css, loader: "css" as const };
  const options = { write: false, metafile: true, logLevel: "silent" } as const;
  return refuseHeeded(await build({ stdin, ...options }), "/");
};

test.each([
  ["an old browser's star", "a { *zoom: 1; color: red }"],
  ["an old browser's underscore", "a { _height: 1px; color: red }"],
  ["a property that only browsers may know", "a { inset-area: top; text-fit: grow }"],
  ["a property of one browser", "a { -webkit-font-smoothing: antialiased; -moz-colr: red }"],
  ["properties of its own", "a { --colr: red; --widht: 1px }"],
])("a stylesheet with %s is taken as it is", async (_, css) => {
  await expect(warnings(css)).resolves.toBeDefined();
});

test.each([
  ["that browsers would read half of", "a { color red }"],
  ["with a property that is one slip away from a known one", "a { widht: 1px }"],
])("a stylesheet %s is refused", async (_, css) => {
  await expect(warnings(css)).rejects.toThrow();
});
