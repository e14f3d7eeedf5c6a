import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CorpusArticle, markdownOf } from "../corpus.ts";
import { moveAway } from "../move-away.ts";
import { benchCache, projectRoot } from "../places.ts";
import { cover, nameCover, sharePictures, takePictures } from "./shared-pictures.ts";

export type OurSite = {
  root: string;
  articleFile: (article: CorpusArticle) => string;
  /** '/blog/bench-00001' */
  route: (article: CorpusArticle) => string;
  /** The template with the body element, which every page uses. */
  template: string;
};

/** A copy of our site with the corpus among its own articles. */
export async function ourSite(name: string, articles: readonly CorpusArticle[]): Promise<OurSite> {
  const root = join(benchCache, "sites", name);
  moveAway(root);
  for (const folder of ["content", "domain", "generator", "islands", "templates"])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true, filter: isSource });
  const texts = join(root, "content/articles");
  for (const own of readdirSync(texts)) nameCover(join(texts, own));
  const articleFile = ({ slug }: CorpusArticle) => join(texts, `${slug}.md`);
  for (const article of articles)
    writeFileSync(articleFile(article), markdownOf(article.body, frontOf(article)));
  await sharePictures(root);
  takePictures(root);
  const route = ({ slug }: CorpusArticle) => `/blog/${slug}`;
  return { root, articleFile, route, template: bodyTemplate(join(root, "templates")) };
}

function frontOf({ title, excerpt, date, category, tags }: CorpusArticle) {
  return { title, excerpt, date, category, tags, ...cover };
}

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
