import type { Code } from "../bundle/code.ts";
import { contentStamps, type Stamps } from "../load/files/stamps.ts";
import { type Inputs, inputsOf, shardsChanged } from "../memory/inputs.ts";
import { isMadeBy, keptOutput, type Output } from "../memory/kept-output.ts";
import { isKept, type Written } from "../write/write.ts";
import type { BuildReport } from "./build-site.ts";

/** What the build before left, and how the content is now. */
export type Before = { stamps: Stamps | undefined; output: Output | undefined };
/** Nothing but texts can have changed: one or more in each of these files of what is known of them. */
export type OnlyTexts = { stamps: Stamps; inputs: Inputs; output: Output; shards: number[] };

export function lookBefore({
  root,
  out,
  cache,
}: {
  root: string;
  out: string;
  cache: string;
}): Before {
  return { stamps: contentStamps(root, []), output: keptOutput({ cache, out }) };
}

export function onlyTexts(
  { code, drafts }: { code: Code; drafts: boolean },
  { stamps, output }: Before,
): OnlyTexts | undefined {
  // Another generator may have left less than is read below.
  if (!stamps || !output || !isMadeBy({ code }, output.summary)) return undefined;
  const { inputs: before, variables } = output.summary;
  const inputs = inputsOf({ variables, drafts, stamps });
  const shards = before && shardsChanged(inputs, before);
  return shards && { stamps, inputs, output, shards };
}

/**
 * The report of the last build, when all it read and all it wrote is still as it was. It is found without the site's
 * code and most of the generator: to load both takes longer than to look at thousands of files.
 */
export function unchanged(
  out: string,
  { output: { files, checked, summary }, shards }: OnlyTexts,
): Omit<BuildReport, "ms"> | undefined {
  if (shards.length > 0 || !areKept(out, files)) return undefined;
  const { pages, scheduled, drafts } = summary;
  return {
    pages,
    rendered: 0,
    scheduled,
    drafts,
    warnings: checked.warnings,
    files,
    written: 0,
    kept: Object.keys(files).length,
    removed: 0,
    gone: [],
  };
}

/** Whether each file is still as the build before left it. */
export function areKept(out: string, files: Written): boolean {
  return Object.entries(files).every(([path, { key }]) =>
    isKept({ out, path, key, before: files }),
  );
}
