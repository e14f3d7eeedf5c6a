import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/temporary-folder.ts";
import { allStylesheets, styleBundle } from "../style-bundle.ts";
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

test.each([
  ["that is one slip away from a known one", "a { widht: 1px }"],
  ["in British spelling", "a { colour: red }"],
])(
  "a property %s is refused in a stylesheet of the site, and not in one of a package",
  async (_, css) => {
    await expect(judged("node_modules/sheet/sheet.css", css)).resolves.toBeDefined();
    await expect(judged("templates/sheet.css", css)).rejects.toThrow("is not a known CSS property");
  },
);

test("of a stylesheet in which git left two versions only that is told, not what they look like together", async () => {
  const css = "a {\n<<<<<<< HEAD\n  top: 0;\n  left: 0\n=======\n  left: 1px\n>>>>>>> b\n}\n";
  await expect(judged("templates/sheet.css", css)).rejects.toMatchObject({
    problems: [{ code: "content/merge", position: { line: 2 } }],
  });
});

/** With the stylesheet as one of a site that asks for it. */
async function judged(file: string, css: string) {
  const root = temporaryFolder();
  const written = { [file]: css, "templates/frame.css": `@import "../${file}";` };
  for (const [name, content] of Object.entries(written)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const bundle = styleBundle(root, { all: allStylesheets(root) });
  return refuseHeeded(await build({ ...bundle, logLevel: "silent" }), root);
}
