import type { SiteModule } from "../bundle/load-module.ts";
import { judgeAhead } from "../load/entries/judge-ahead.ts";
import type { AheadText } from "../load/entries/read-ahead.ts";
import { type FoundFile, filesBelow } from "../load/files/files.ts";
import { isText } from "../load/files/is-text.ts";
import { imageNames } from "../load/load.ts";
import type { Problem } from "../problems/problem.ts";
import type { RenderPool } from "../render/render-pool.ts";

/** What was read and judged of the content before it is loaded. */
export type Ahead = { texts: AheadText[]; factProblems?: Problem[] | undefined };

/**
 * Texts are taken apart, thousands of them on all cores. This needs nothing of the site's code, so it can be done while
 * that is bundled; once it is there, this thread judges what was read while the others read on. Some texts may belong to no
 * collection; nobody asks for them.
 */
export async function readTexts(
  pool: RenderPool,
  { root, module }: { root: string; module: Promise<SiteModule> },
): Promise<Ahead> {
  if (pool.isPlain) return { texts: [] };
  const files = allTexts(root);
  const judge = judgeAhead(root, module);
  const texts = await pool.read({
    reading: { files, images: imageNames(root) },
    onRead: judge.take,
    before: judge.someMore,
  });
  await judge.rest();
  return { texts, factProblems: judge.factProblems() };
}

/** Of all collections, and some of none. */
export function allTexts(root: string): FoundFile[] {
  return filesBelow(root, "content").files.filter(({ file }) => isText(file));
}
