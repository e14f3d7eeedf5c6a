import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { colours, signalColours } from "../content/colours.ts";
import { projectRoot } from "./built-site.ts";

test("a colour of the business stands in content/colours.ts and nowhere else", () => {
  const known = [...Object.values({ ...colours, ...signalColours }), "#fff"];
  const found = ["templates", "islands", "form-service"].flatMap(folder =>
    // A logo may have some of its own.
    sourcesIn(folder)
      .filter(file => file !== "templates/drawing/mark.ts")
      .flatMap(file => {
        const text = readFileSync(join(projectRoot, file), "utf8")
          .toLowerCase()
          .replace(forContrast, "");
        return known.filter(colour => new RegExp(`${colour}\\b`).test(text)).map(it => [file, it]);
      }),
  );
  expect(found).toEqual([]);
});

test("no stylesheet mixes one by hand, which would stay the old one", () => {
  const sheets = ["templates", "islands"].flatMap(sourcesIn).filter(file => file.endsWith(".css"));
  const mixed = /\b(rgb|hsl)a?\(/;
  const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
  expect(sheets.filter(file => mixed.test(read(file)))).toEqual([]);
});

/** Who asks for more contrast gets greys that are nobody's colours. */
const forContrast = /@media \(prefers-contrast: more\) \{[^}]*\}/g;

function sourcesIn(folder: string): string[] {
  const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter(file => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => `${folder}/${file}`);
}
