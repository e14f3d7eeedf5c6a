import { type FoundFile, filesBelow } from "./load/files.ts";
import { imageNames } from "./load/load.ts";
import type { AheadText } from "./load/read-ahead.ts";
import { isWorthThreads, type RenderPool } from "./render/render-pool.ts";

/**
 * Thousands of texts are taken apart on all cores, before each is held against its collection: this needs nothing of
 * the site's code, so it can be done while that is bundled. Some may belong to no collection; nobody asks for them.
 */
export async function readTexts(pool: RenderPool, root: string): Promise<AheadText[]> {
  const files = allTexts(root);
  return isWorthThreads(files.length) ? pool.read({ files, images: imageNames(root) }) : [];
}

/** Of all collections, and some of none. */
export function allTexts(root: string): FoundFile[] {
  return filesBelow(root, "content").files.filter(({ file }) => isText(file));
}

function isText(file: string): boolean {
  return file.endsWith(".md") && !/^content\/(?:files|images)\//.test(file);
}
