import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CorpusArticle, markdownOf } from "../corpus.ts";
import { moveAway } from "../move-away.ts";
import { benchCache, projectRoot } from "../places.ts";
import { sharedCover, sharePictures, takePictures } from "./shared-pictures.ts";

export type SiteKind = "real" | "tiny";
export type OurSite = {
  root: string;
  articleFile: (article: CorpusArticle) => string;
  /** '/blog/bench-00001' */
  route: (article: CorpusArticle) => string;
  /** The template with the body element, which every page uses. */
  template: string;
};

/** A copy of a site of ours with the corpus among its own articles. */
export async function ourSite(
  kind: SiteKind,
  name: string,
  articles: readonly CorpusArticle[],
): Promise<OurSite> {
  const root = join(benchCache, "sites", name);
  moveAway(root);
  const { source, folders, entries, prefix, front } = kinds[kind];
  for (const folder of folders)
    cpSync(join(source, folder), join(root, folder), { recursive: true, filter: isSource });
  const articleFile = ({ slug }: CorpusArticle) => join(root, "content", entries, `${slug}.md`);
  mkdirSync(join(root, "content", entries), { recursive: true });
  for (const article of articles)
    writeFileSync(articleFile(article), markdownOf(article.body, front(article)));
  if (kind === "real") await sharePictures(root);
  takePictures(root);
  const route = ({ slug }: CorpusArticle) => `${prefix}/${slug}`;
  return { root, articleFile, route, template: bodyTemplate(join(root, "templates")) };
}

const kinds = {
  real: {
    source: projectRoot,
    folders: ["content", "domain", "generator", "islands", "templates"],
    entries: "articles",
    prefix: "/blog",
    front: ({ title, excerpt, date, category, tags }: CorpusArticle) => ({
      title,
      excerpt,
      date,
      category,
      tags,
      image: sharedCover,
      imageAlt: "A plain colour",
    }),
  },
  tiny: {
    source: join(projectRoot, "tests/sites/tiny"),
    folders: ["content", "islands", "templates"],
    entries: "notes",
    prefix: "/notes",
    front: ({ title, date, tags }: CorpusArticle) => ({ title, date, tags }),
  },
};

function isSource(path: string): boolean {
  return !/[\\/](dist|\.cache|\.DS_Store)$|\.test\.tsx?$/.test(path);
}

function bodyTemplate(templates: string): string {
  const files = readdirSync(templates, { recursive: true, encoding: "utf8" });
  const found = files
    .map(file => join(templates, file))
    .find(file => file.endsWith(".tsx") && /<body[\s>]/.test(readFileSync(file, "utf8")));
  if (!found) throw new Error(`No template in ${templates} has a body element.`);
  return found;
}
