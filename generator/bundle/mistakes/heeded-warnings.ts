import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildResult, Metafile } from "esbuild";
import { linesOf, positionOf } from "../../problems/place.ts";
import { compileProblems, type Message } from "./compile-problems.ts";
import { styleMistakes } from "./style-mistakes.ts";

type Built = Pick<BuildResult, "warnings"> & { metafile: Metafile };

/** What esbuild only warns of or takes as it is, and what is a mistake: what was written would be lost without a word. */
export function refuseHeeded<T extends Built>(built: T, root: string): T {
  const warnings = built.warnings.filter(({ id, text }) => heeded.has(id) && text !== oldHack);
  const errors = [
    ...warnings,
    ...bundledStylesheets(built.metafile).flatMap(mistakesIn(root)),
  ].filter(({ location }) => !location?.file.includes("node_modules/"));
  if (errors.length > 0) throw compileProblems({ errors }, root);
  return built;
}

function bundledStylesheets({ outputs }: Metafile): string[] {
  const styles = Object.entries(outputs).filter(([path]) => path.endsWith(".css"));
  const files = styles.flatMap(([, { inputs }]) => Object.keys(inputs));
  return [...new Set(files)].filter(file => file.endsWith(".css"));
}

function mistakesIn(root: string): (file: string) => Message[] {
  return file => {
    const path = join(root, file);
    const css = readFileSync(path, "utf8");
    const known = lastFound.get(path);
    if (known?.css === css) return known.mistakes;
    const mistakes = messagesOf(file, css);
    lastFound.set(path, { css, mistakes });
    return mistakes;
  };
}

/** Of all stylesheets, which each edit of a style has bundled again: most are as they were. */
const lastFound = new Map<string, { css: string; mistakes: Message[] }>();

function messagesOf(file: string, css: string): Message[] {
  return styleMistakes(css).map(({ text, offset, length, suggestion }) => {
    const { line, column } = positionOf(css, offset);
    const lineText = linesOf(css).texts[line - 1] ?? "";
    const bytes = Buffer.byteLength(lineText.slice(0, column - 1));
    const location = { file, line, column: bytes, length, lineText };
    return { text, location: suggestion ? { ...location, suggestion } : location };
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
