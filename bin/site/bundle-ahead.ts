import { resolve } from "node:path";
import { compile } from "../../generator/bundle/compile.ts";
import { usualCache } from "../../generator/site-folder.ts";

/** Has the site's code bundled while Node loads what serves it. What is wrong with it is told by who opens the site. */
export async function bundleAhead(folder: string): Promise<void> {
  const root = resolve(folder);
  try {
    await compile(root, usualCache(root));
  } catch {
    // The same will be found again.
  }
}
