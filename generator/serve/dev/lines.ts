import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { serverBundle } from "../../bundles.ts";
import type { Position } from "../../problem.ts";
import { packagesOutside } from "./warm-bundles.ts";

type Place = { file: string; source: string; position: Position };

/** By their names, modules that were compiled in this run are told from the one that builds left. */
export function moduleNamed(hash: string): string {
  return `server-${hash}.mjs`;
}

/**
 * The first line of an error's stack that lies in the site's own code, as it was written. Where the lines of a module
 * come from is only worked out when one of them fails: at every change it would cost more than all else.
 */
export async function placeOf({ stack = "" }: Error, root: string): Promise<Place | undefined> {
  let map: SourceMap | undefined;
  for (const line of stack.split("\n")) {
    const [, module = "", row, column] =
      /file:\/\/.+\/(server[-\w]*\.mjs):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (module === "") continue;
    map ??= await mapOf(root, module);
    const origin = map?.findEntry(Number(row) - 1, Number(column) - 1);
    const place = origin && "originalSource" in origin && placeIn(root, origin);
    if (place) return place;
  }
  return undefined;
}

async function mapOf(root: string, module: string): Promise<SourceMap | undefined> {
  const { build } = await import("esbuild");
  const plugins = module === "server.mjs" ? [] : [packagesOutside];
  const lines = { sourcemap: "external", sourcesContent: false } as const;
  try {
    const { outputFiles } = await build({ ...serverBundle(root), plugins, ...lines });
    const map = outputFiles.find(({ path }) => path.endsWith(".map"));
    return map && new SourceMap(JSON.parse(map.text));
  } catch {
    // The code has changed again and does not compile: the problem stands without a line.
    return undefined;
  }
}

type Origin = { originalSource: string; originalLine: number; originalColumn: number };

function placeIn(root: string, { originalSource: file, originalLine, originalColumn }: Origin) {
  if (/(^|\/)node_modules\//.test(file) || file.startsWith("..")) return undefined;
  const source = textOf(join(root, file));
  const position = { line: originalLine + 1, column: originalColumn + 1, length: 1 };
  return source === undefined ? undefined : { file, source, position };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Not a file, or gone since: the problem stands without a line.
    return undefined;
  }
}
