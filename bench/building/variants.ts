import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { CorpusArticle } from "../corpus.ts";
import { measure, type Run } from "../measure.ts";
import { moveAway } from "../move-away.ts";
import type { Contender } from "./contender.ts";

export const variants = [
  "cold",
  "unchanged",
  "one article",
  "title",
  "new article",
  "template",
] as const;
export type Variant = (typeof variants)[number];
type Round = { contender: Contender; articles: readonly CorpusArticle[]; round: number };

/** Prepares a build, measures it, and looks whether its pages say what they must; a wrong build has no time. */
export async function measureVariant(
  variant: Variant,
  { contender, articles, round }: Round,
  limitMs: number,
): Promise<Run> {
  const article = articles[(round * 37 + 11) % articles.length];
  const last = articles.at(-1);
  if (!article || !last) throw new Error("A site without articles cannot be measured.");
  const mark = `mark${variant.replace(" ", "")}${round}`;
  const { slugs, text } = prepare[variant]({ contender, article, last, mark });
  const run = await measure(contender.command, limitMs);
  if (run.failure) return run;
  const wrong = slugs.find(slug => !holds(contender.pageFile({ ...article, slug }), text));
  if (wrong === undefined) return run;
  return { ...run, failure: `its page of ${wrong} does not show '${text}'` };
}

type Prepared = { contender: Contender; article: CorpusArticle; last: CorpusArticle; mark: string };

/** Each answers which pages must then show which text. */
const prepare: Record<Variant, (of: Prepared) => { slugs: string[]; text: string }> = {
  cold: ({ contender, article }) => {
    for (const path of contender.made()) moveAway(path);
    return { slugs: [article.slug], text: article.title };
  },
  unchanged: ({ article }) => ({ slugs: [article.slug], text: article.title }),
  "one article": ({ contender, article, mark }) => {
    appendFileSync(contender.articleFile(article), `\n${mark}\n`);
    return { slugs: [article.slug], text: mark };
  },
  title: ({ contender, article, mark }) => {
    const file = contender.articleFile(article);
    writeFileSync(file, withTitle(readFileSync(file, "utf8"), `${mark}: ${article.title}`));
    return { slugs: [article.slug], text: `${mark}: ${article.title}` };
  },
  // It is the newest: the lists of all others move on by one.
  "new article": ({ contender, article, mark }) => {
    const title = `${mark}: ${article.title}`;
    const text = withTitle(readFileSync(contender.articleFile(article), "utf8"), title)
      .replace(/^excerpt: .*$/m, `excerpt: ${JSON.stringify(`${mark}: ${article.excerpt}`)}`)
      .replace(/^date: .*$/m, `date: ${new Date().toISOString().slice(0, 10)}`);
    writeFileSync(contender.articleFile({ ...article, slug: mark }), text);
    return { slugs: [mark], text: title };
  },
  template: ({ contender, article, last, mark }) => {
    const { file, edit } = contender.template;
    writeFileSync(file, edit(readFileSync(file, "utf8"), mark));
    return { slugs: [article.slug, last.slug], text: mark };
  },
};

function withTitle(source: string, title: string): string {
  return source.replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`);
}

function holds(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, "utf8").includes(text);
}
