import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildResult, Metafile } from "esbuild";
import { mergeProblem } from "../../load/slips/merge-marks.ts";
import { placeIn } from "../../problems/place.ts";
import { type Problem, problemAt, refuse } from "../../problems/problem.ts";
import { compileProblems } from "./compile-problems.ts";
import { styleMistakes } from "./style-mistakes.ts";

type Built = Pick<BuildResult, "warnings"> & { metafile: Metafile };

/** What esbuild only warns of or takes as it is, and what is a mistake: what was written would be lost without a word. */
export function refuseHeeded<T extends Built>(built: T, root: string): T {
  const warnings = built.warnings.filter(
    ({ id, text, location }) => heeded.has(id) && text !== oldHack && isOwn(location?.file),
  );
  const stylesheets = bundledStylesheets(built.metafile).filter(isOwn);
  refuse([...compileProblems(warnings, root), ...stylesheets.flatMap(mistakesIn(root))]);
  return built;
}

function isOwn(file = ""): boolean {
  return !file.includes("node_modules/");
}

function bundledStylesheets({ outputs }: Metafile): string[] {
  const styles = Object.entries(outputs).filter(([path]) => path.endsWith(".css"));
  const files = styles.flatMap(([, { inputs }]) => Object.keys(inputs));
  return [...new Set(files)].filter(file => file.endsWith(".css"));
}

function mistakesIn(root: string): (file: string) => Problem[] {
  return file => {
    const path = join(root, file);
    const css = readFileSync(path, "utf8");
    const known = lastFound.get(path);
    if (known?.css === css) return known.mistakes;
    const mistakes = problemsOf(file, css);
    lastFound.set(path, { css, mistakes });
    return mistakes;
  };
}

/** Of all stylesheets, which each edit of a style has bundled again: most are as they were. */
const lastFound = new Map<string, { css: string; mistakes: Problem[] }>();

function problemsOf(file: string, css: string): Problem[] {
  return styleMistakes(css).map(({ offset, length, ...words }) => {
    const place = placeIn({ file, source: css }, offset, length);
    return mergeProblem(file, css) ?? problemAt(place, { code: "code/compile", ...words });
  });
}

const heeded = new Set([
  "duplicate-object-key",
  "import-is-undefined",
  // Of styles: browsers pass over what they cannot read, often with the rules that follow. A property that esbuild does not
  // know is told only where it is one slip away from one that it knows: browsers know newer ones.
  "css-syntax-error",
  "invalid-@import",
  "invalid-@layer",
  "invalid-calc",
  "js-comment-in-css",
  "unsupported-css-property",
]);

/** '*zoom: 1' of old stylesheets: browsers pass over this one declaration, as its writer meant them to. */
const oldHack = 'Expected identifier but found "*"';
