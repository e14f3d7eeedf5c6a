import { resolve } from "node:path";
import { startCompiling } from "../bundle/compile.ts";
import type { Progress } from "../progress.ts";
import { refuseNoSite, usualCache } from "../site-folder.ts";
import { refuseForeignFolder } from "../write/foreign-folder.ts";
import { clearStaging, stagingFor } from "../write/staging.ts";
import type { BuildReport, StageReport } from "./build-site.ts";
import { withLock } from "./lock.ts";
import { lookBefore, onlyTexts, unchanged } from "./unchanged.ts";

export type BuildOptions = {
  root: string;
  out: string;
  drafts: boolean;
  /** Another folder for what is kept between builds; whoever names it deletes it. */
  freshCache?: string;
  /** Each page is made by the main thread, with all that it shares with others made anew, whatever time that takes. */
  isPlain?: boolean;
  onStage?: (stage: StageReport) => void;
  onProgress?: (progress: Progress) => void;
  onWait?: (pid: number) => void;
};

/** One build at a time works on a site; a second one waits. */
export async function build(options: BuildOptions): Promise<BuildReport> {
  const root = resolve(options.root);
  const out = resolve(root, options.out);
  refuseNoSite(root);
  refuseForeignFolder(out, root);
  const folder = usualCache(root);
  const asked = { ...options, root, out, cache: options.freshCache ?? folder };
  return withLock({ folder, onWait: options.onWait ?? (() => {}) }, () =>
    shortestWay(asked).finally(() => clearStaging(stagingFor(out))),
  );
}

/** Nothing to do, the pages of edited texts, or the straight way from content to pages. */
async function shortestWay(asked: BuildOptions & { cache: string }): Promise<BuildReport> {
  const { root, out, cache, drafts, onStage } = asked;
  const startedMs = performance.now();
  const compiling = startCompiling(root, cache);
  const code = compiling.kept;
  const before = code && lookBefore({ root, out, cache });
  const texts = before && onlyTexts({ code, drafts }, before);
  const report = texts && unchanged(out, texts);
  if (report) {
    const ms = performance.now() - startedMs;
    onStage?.({ stage: "load", count: "nothing has changed", ms });
    return { ...report, ms };
  }
  if (texts) {
    // Node loads what edits need only when there is one.
    const { editedBodies } = await import("./edited-bodies.ts");
    const edited = await editedBodies({ ...asked, code, startedMs }, texts);
    if (edited) return { ...edited, ms: performance.now() - startedMs };
  }
  // The site's code is bundled while Node loads the rest of the generator.
  const { buildSite } = await import("./build-site.ts");
  return buildSite({ ...asked, compiling, before, startedMs });
}
