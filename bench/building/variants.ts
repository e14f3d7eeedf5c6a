import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { CorpusArticle } from "../corpus.ts";
import { measure, type Run } from "../measure.ts";
import { moveAway } from "../move-away.ts";
import type { Contender } from "./contender.ts";

export const variants = ["cold", "unchanged", "one article", "template"] as const;
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
  if (variant === "cold") for (const path of contender.made()) moveAway(path);
  if (variant === "one article") appendFileSync(contender.articleFile(article), `\n${mark}\n`);
  if (variant === "template") editTemplate(contender, mark);
  const run = await measure(contender.command, limitMs);
  if (run.failure) return run;
  const wanted = variant === "one article" || variant === "template" ? mark : article.title;
  const right = [article, ...(variant === "template" ? [last] : [])].every(({ slug }) =>
    holds(contender.pageFile({ ...article, slug }), wanted),
  );
  return right ? run : { ...run, failure: `its page of ${article.slug} does not show '${wanted}'` };
}

function editTemplate({ template: { file, edit } }: Contender, mark: string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8"), mark));
}

function holds(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, "utf8").includes(text);
}
