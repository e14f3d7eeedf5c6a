import { relative, sep } from "node:path";

/** A file as seen from a site's folder, named alike on every system: 'content/articles/ppc-vs-seo.md'. */
export function nameIn(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}
