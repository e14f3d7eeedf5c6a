import { type FoundFile, filesBelow } from "./load/files.ts";
import { judgeAhead } from "./load/judge-ahead.ts";
import { imageNames } from "./load/load.ts";
import type { AheadText } from "./load/read-ahead.ts";
import type { OpenSite } from "./open-site.ts";
import type { Problem } from "./problem.ts";
import type { RenderPool } from "./render/render-pool.ts";

/** What was read and judged of the content before it is loaded. */
export type Ahead = { texts: AheadText[]; factProblems?: Problem[] | undefined };

/**
 * Thousands of texts are taken apart on all cores. This needs nothing of the site's code, so it can be done while that
 * is bundled; once it is there, this thread judges what was read while the others read on. Some texts may belong to no
 * collection; nobody asks for them.
 */
export async function readTexts(
  pool: RenderPool,
  { root, site }: { root: string; site: Promise<OpenSite> },
): Promise<Ahead> {
  const files = allTexts(root);
  if (!pool.isWorthThreads(files.length)) return { texts: [] };
  const judge = judgeAhead(
    root,
    site.then(({ module }) => module.site),
  );
  const texts = await pool.read({
    reading: { files, images: imageNames(root) },
    onRead: judge.take,
    before: judge.someMore,
  });
  return { texts, factProblems: judge.factProblems() };
}

/** Of all collections, and some of none. */
export function allTexts(root: string): FoundFile[] {
  return filesBelow(root, "content").files.filter(({ file }) => isText(file));
}

function isText(file: string): boolean {
  return file.endsWith(".md") && !/^content\/(?:files|images)\//.test(file);
}
