import type { BuildReport } from "./build-site.ts";
import type { Code } from "./bundle/code.ts";
import { contentStamps, type Stamps } from "./load/stamps.ts";
import { inputsKey } from "./memory/inputs.ts";
import { isMadeBy, keptOutput, type Output } from "./memory/kept-output.ts";
import { isKept } from "./write/write.ts";

/** What the build before left, and how the content is now. */
export type Before = { stamps: Stamps | undefined; output: Output | undefined };

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

/**
 * The report of the last build, when all it read and all it wrote is still as it was. It is found without the site's
 * code and most of the generator: to load both takes longer than to look at thousands of files.
 */
export function unchanged(
  { out, code, drafts }: { out: string; code: Code; drafts: boolean },
  { stamps, output }: Before,
): Omit<BuildReport, "ms"> | undefined {
  if (!stamps || !output) return undefined;
  const { files, checked, summary } = output;
  // Also because another generator may have left less than is read below.
  if (!isMadeBy({ code }, summary)) return undefined;
  const { inputs, variables, pages, scheduled } = summary;
  if (inputs !== inputsKey({ variables, drafts, stamps })) return undefined;
  const written = Object.entries(files);
  if (!written.every(([path, { key }]) => isKept({ out, path, key, before: files })))
    return undefined;
  return {
    ...{ pages, scheduled, drafts: summary.drafts, warnings: checked.warnings, files },
    ...{ rendered: 0, written: 0, kept: written.length, removed: 0, gone: [] },
  };
}
