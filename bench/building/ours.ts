import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { usualCache } from "../../generator/site-folder.ts";
import type { CorpusArticle } from "../corpus.ts";
import { projectRoot } from "../places.ts";
import { type Contender, markBody } from "./contender.ts";
import { ourSite } from "./our-site.ts";
import { variants } from "./variants.ts";

/** This project's own generator, as a user runs it: all checks on. */
export async function ours(
  articles: readonly CorpusArticle[],
): Promise<Contender & { root: string }> {
  const site = await ourSite(`ours-${articles.length}`, articles);
  const cache = usualCache(site.root);
  const out = join(site.root, "dist");
  return {
    name: "ours",
    version: ownVersion(),
    root: site.root,
    command: {
      program: process.execPath,
      args: [join(projectRoot, "bin/site.mjs"), "build", "--root", site.root],
      folder: projectRoot,
    },
    // Pictures are kept: the peers draw none, so nobody's cold build pays for any.
    made: () => [out, ...allBut(cache, "images")],
    articleFile: site.articleFile,
    pageFile: article => join(out, site.route(article), "index.html"),
    template: { file: site.template, edit: markBody },
    variants,
  };
}

function allBut(folder: string, kept: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter(name => name !== kept).map(name => join(folder, name));
}

function ownVersion(): string {
  return JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")).version;
}
