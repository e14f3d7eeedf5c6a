import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markBody } from "../building/contender.ts";
import type { OurSite } from "../building/our-site.ts";
import type { CorpusArticle } from "../corpus.ts";

export const editKinds = ["article", "style", "template"] as const;
export type EditKind = (typeof editKinds)[number];
export type Edit = { file: string; edit: (source: string, mark: string) => string };

/** What a writer or developer would change, each with a mark that the browser can recognise. */
export function editsOf(site: OurSite, article: CorpusArticle): Record<EditKind, Edit> {
  return {
    article: { file: site.articleFile(article), edit: withParagraph },
    style: { file: firstStyleOf(site.template), edit: withProperty },
    template: { file: site.template, edit: markBody },
  };
}

/** Writes the file as an editor does; gives the moment right before, in milliseconds since 1970. */
export function save({ file, edit }: Edit, mark: string): number {
  const edited = edit(readFileSync(file, "utf8"), mark);
  const atMs = performance.timeOrigin + performance.now();
  writeFileSync(file, edited);
  return atMs;
}

/** Now with fewer words, now with more, as people write: what other pages tell of an article may then differ. */
function withParagraph(source: string, mark: string): string {
  const words = " more".repeat(Number(/\d+/.exec(mark)) % 3);
  return `${source.replace(/\n*mark\w+mark[ a-z]*\n$/, "").trimEnd()}\n\n${mark}${words}\n`;
}

function withProperty(source: string, mark: string): string {
  return `${source.replace(/\n*:root \{ --bench: \w+ \}\n$/, "").trimEnd()}\n\n:root { --bench: ${mark} }\n`;
}

function firstStyleOf(template: string): string {
  const [, file] = /import "([^"]+\.css)"/.exec(readFileSync(template, "utf8")) ?? [];
  if (!file) throw new Error(`${template} imports no styles.`);
  return join(dirname(template), file);
}
