import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { hash } from "../hash.ts";
import { codeOf, filesOf, stylesOf } from "./code.ts";
import { fileHashes } from "./kept-code.ts";

const styles = "body{margin:0}";

test.each([
  ["Linux", "/assets/"],
  ["Windows", "C:\\my assets\\tryline\\assets\\"],
])("what browsers get has its address on %s", (_system, folder) => {
  const style = built(`${folder}blog.style.css`, styles);
  const script = built(`${folder}menu-A1B2C3D4.js`, "open()");
  expect(stylesOf([style])).toEqual({ styles: { blog: styles }, fonts: { blog: [] } });
  const code = codeOf(
    {
      styles: { outputFiles: [style], metafile: { inputs: {}, outputs: {} } },
      browser: {
        outputFiles: [script],
        metafile: {
          inputs: {},
          outputs: {
            "../../assets/menu-A1B2C3D4.js": {
              bytes: 6,
              inputs: {},
              imports: [],
              exports: [],
              entryPoint: "islands/menu.ts",
            },
          },
        },
      },
    },
    { key: "", bundle: "", store: name => `kept/${name}` },
  );
  expect(code.assets).toEqual({ "/assets/menu-A1B2C3D4.js": "kept/menu-A1B2C3D4.js" });
  expect(code.scripts.menu?.src).toBe("/assets/menu-A1B2C3D4.js");
});

test("a file on another drive than the site is itself, and none below the site's folder", () => {
  const input = { bytes: 1, imports: [] };
  const inputs = { "C:/packages/react.js": input, "entry:templates/site.ts": input };
  expect(filesOf(inputs)).toEqual(["C:/packages/react.js", "templates/site.ts"]);
  const elsewhere = join(temporaryFolder(), "react.js");
  writeFileSync(elsewhere, "react");
  expect(fileHashes(temporaryFolder(), [elsewhere])).toEqual({ [elsewhere]: hash("react") });
});

function built(path: string, text: string) {
  return { path, text, contents: new TextEncoder().encode(text), hash: "" };
}
