import { createRequire } from "node:module";

/**
 * Loaded where something is bundled. It is a module of the older form: `import` would first search all its text for the
 * names that it gives, for 20 ms.
 */
export function esbuild(): typeof import("esbuild") {
  return createRequire(import.meta.url)("esbuild");
}

/** Its process would hold tens of megabytes while pages are made; whoever bundles next begins another one. */
export function endEsbuild(): void {
  void esbuild().stop();
}
