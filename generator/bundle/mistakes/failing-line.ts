import { readFileSync, realpathSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Place } from "../../problems/place.ts";
import { remembered } from "../../remembered.ts";
import { nameIn } from "../../system/name-in.ts";
import { unlessItFails } from "../../unless-it-fails.ts";
import { type Bundle, serverBundle } from "../bundles.ts";
import { isWhole } from "../code.ts";
import { esbuild } from "../esbuild.ts";
import { moduleBundle, ownBundle } from "../module-bundle.ts";

/** The file that a module was made of stands in its last line; bundles of many files have no such line. */
export function markedAs(file: string, code: string): string {
  return `${code}\n${mark}${file}\n`;
}

const mark = "// made of ";

/**
 * The first line of an error's stack that lies in the site's own code, as it was written. Where the lines of a module
 * come from is only worked out when one of them fails: at every change it would cost more than all else.
 */
export async function failingLine({ stack = "" }: Error, root: string): Promise<Place | undefined> {
  const mapOf = remembered((module: string) => sourceMapOf(root, fileURLToPath(module)));
  for (const line of stack.split("\n")) {
    const [, module, row, column] =
      /(file:\/\/.+\/\.cache\/.+\.mjs):(\d+):(\d+)\)?$/.exec(line) ?? [];
    if (module === undefined) continue;
    const origin = (await mapOf(module))?.findEntry(Number(row) - 1, Number(column) - 1);
    const place = origin && "originalSource" in origin && ownPlace(root, origin);
    if (place) return place;
  }
  return undefined;
}

async function sourceMapOf(folder: string, module: string): Promise<SourceMap | undefined> {
  const { build } = esbuild();
  const lines = { sourcemap: "external", sourcesContent: false } as const;
  try {
    const root = realpathSync.native(folder);
    const { outputFiles } = await build({ ...bundleOf(root, module), ...lines });
    const map = outputFiles.find(({ path }) => path.endsWith(".map"));
    if (!map) return undefined;
    const { sources, ...rest }: SourceMapPayload = JSON.parse(map.text);
    const files = sources.map(source => nameIn(root, resolve(dirname(map.path), source)));
    return new SourceMap({ ...rest, sources: files });
  } catch {
    // The code has changed again and does not compile: the problem stands without a line.
    return undefined;
  }
}

/** A module that was compiled in this run is told from the one that builds left by its name. */
function bundleOf(root: string, module: string): Bundle {
  const file = readFileSync(module, "utf8").trimEnd().split("\n").at(-1) ?? "";
  if (file.startsWith(mark)) return moduleBundle(root, [file.slice(mark.length)]);
  return isWhole(module) ? serverBundle(root) : ownBundle(root);
}

type Origin = { originalSource: string; originalLine: number; originalColumn: number };

function ownPlace(root: string, { originalSource: file, originalLine, originalColumn }: Origin) {
  if (/(^|\/)node_modules\//.test(file) || file.startsWith("..")) return undefined;
  // Not a file, or gone since: the problem stands without a line.
  const source = unlessItFails(() => readFileSync(join(root, file), "utf8"));
  if (source === undefined) return undefined;
  const name = /^[\w$]*/.exec(source.split("\n")[originalLine]?.slice(originalColumn) ?? "");
  const length = name?.[0].length || 1;
  return { file, source, position: { line: originalLine + 1, column: originalColumn + 1, length } };
}
