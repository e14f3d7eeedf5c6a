import { forgetOutput } from "../memory/kept-output.ts";
import type { Memory } from "../memory/memory.ts";
import type { OpenSite } from "../open-site.ts";
import { usualCache } from "../site-folder.ts";
import type { Staging } from "../write/staging.ts";
import { whileWriting } from "../write/while-writing.ts";
import { type OutputFile, type WriteReport, write } from "../write/write.ts";

type Publishing = {
  site: OpenSite;
  memory: Memory;
  out: string;
  staging: Staging;
  files: OutputFile[];
  stage: (stage: "write", count: string) => void;
};
export type Published = Omit<WriteReport, "freed">;
/** What the next build may rely on. */
type Known = Omit<Parameters<Memory["keep"]>[0], "files">;

/** The last stage of each build: what was made is moved into place, and while that lasts nothing is known of the output. */
export async function publish(
  { site, memory, out, staging, files, stage }: Publishing,
  known: Known,
): Promise<Published> {
  // Also when this build keeps its own memory elsewhere.
  for (const cache of [site.cache, usualCache(site.root)]) forgetOutput({ cache, out });
  const { freed, ...report } = whileWriting(() => {
    const written = write({ out, staging, files, before: memory.files });
    memory.keep({ ...known, files: written.files });
    return written;
  });
  await freed;
  stage("write", `${report.written} written, ${report.kept} kept, ${report.removed} removed`);
  return report;
}
