import type { BuildResult } from "esbuild";
import { compileProblems } from "./compile-problems.ts";

/**
 * What esbuild only warns of, and what is a mistake: half of what was written would be lost without a word. A property that
 * esbuild does not know is none: browsers know newer ones.
 */
export function refuseHeeded<T extends Pick<BuildResult, "warnings">>(built: T, root: string): T {
  const errors = built.warnings.filter(
    ({ id, text, location }) =>
      heeded.has(id) && text !== oldHack && !location?.file.includes("node_modules/"),
  );
  if (errors.length > 0) throw compileProblems({ errors }, root);
  return built;
}

const heeded = new Set([
  "duplicate-object-key",
  "import-is-undefined",
  // Of styles: browsers pass over what they cannot read, often with the rules that follow.
  "css-syntax-error",
  "invalid-@import",
  "invalid-@layer",
  "invalid-calc",
  "js-comment-in-css",
]);

/** '*zoom: 1' of old stylesheets: browsers pass over this one declaration, as its writer meant them to. */
const oldHack = 'Expected identifier but found "*"';
