import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { browserBundle } from "../generator/bundle/bundles.ts";
import { compile } from "../generator/bundle/compile.ts";
import { compressedBytes } from "../generator/render/weight.ts";
import { usualCache } from "../generator/site-folder.ts";
import { projectRoot } from "./places.ts";
import { tableText } from "./table.ts";

/** In bytes under brotli. */
type Weight = {
  readonly what: string;
  readonly scriptBytes: number;
  readonly budgetBytes: number;
  readonly styleBytes?: number;
};

/** What a visitor's browser fetches when an island is first used: one file, which holds all that it needs. */
const budgets: Record<string, number> = {
  configurator: 11_400,
  contact: 8_000,
  "message-dialog": 8_000,
  "blog-search": 1_500,
};

/** What an island drawn by Preact shares with any other, or would; the configurator's file holds a copy. */
const shared = `
  export { render } from "preact";
  export { jsx, jsxs, Fragment } from "preact/jsx-runtime";
  export { carryToast, dropToast, showToast } from "./islands/toast/toast.ts";
  export { store, takeStored } from "./islands/toast/tab-storage.ts";
`;

export async function islandWeights(): Promise<Weight[]> {
  const { assets, scripts } = await compile(projectRoot, usualCache(projectRoot));
  const sizeAt = (address = "") => compressedBytes(readFileSync(assets[address] ?? ""));
  const islands = Object.entries(budgets).map(([what, budgetBytes]) => {
    const { src, style } = scripts[what] ?? {};
    const styles = style ? { styleBytes: sizeAt(style) } : {};
    return { what, scriptBytes: sizeAt(src), budgetBytes, ...styles };
  });
  const sharedBytes = await sharedSize();
  const configurator = islands.find(({ what }) => what === "configurator");
  const ownBytes = (configurator?.scriptBytes ?? 0) - sharedBytes;
  return [
    { what: "Preact, the toast and the tab's notes", scriptBytes: sharedBytes, budgetBytes: 5_500 },
    { what: "configurator without them", scriptBytes: ownBytes, budgetBytes: 6_000 },
    ...islands,
  ];
}

/** Prints what each island weighs on first use, against its budget; styles beside it, without one. */
export async function printIslandWeights(): Promise<void> {
  const rows = (await islandWeights()).map(({ what, scriptBytes, budgetBytes, styleBytes }) => {
    const overBytes = scriptBytes - budgetBytes;
    const verdict = overBytes > 0 ? `over by ${overBytes}` : "kept";
    return [what, `${scriptBytes}`, `${budgetBytes}`, verdict, `${styleBytes ?? "–"}`];
  });
  const head = ["brotli bytes", "script", "budget", "", "styles"];
  process.stdout.write(`${tableText({ head, rows })}\n`);
}

async function sharedSize(): Promise<number> {
  const { entryPoints: _islands, ...options } = browserBundle(projectRoot, []);
  const stdin = { contents: shared, resolveDir: projectRoot, loader: "ts" as const };
  const { outputFiles } = await build({ ...options, stdin });
  return outputFiles.reduce((bytes, { contents }) => bytes + compressedBytes(contents), 0);
}
