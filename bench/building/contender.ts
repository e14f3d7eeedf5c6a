import type { CorpusArticle } from "../corpus.ts";
import type { Command } from "../measure.ts";
import type { Variant } from "./variants.ts";

/** A generator in its working folder, as data: what is run, what it makes, and what an edit changes. */
export type Contender = {
  name: string;
  version: string;
  command: Command;
  /** Everything that a build leaves behind; it is moved away before a cold build. */
  made: () => string[];
  articleFile: (article: CorpusArticle) => string;
  /** The finished page of an article. */
  pageFile: (article: CorpusArticle) => string;
  /** A template that every page uses. */
  template: { file: string; edit: (source: string, mark: string) => string };
  /** The builds that it takes part in. */
  variants: readonly Variant[];
};

/** Puts a mark on every page, where it does no harm: as an attribute of the body element. */
export function markBody(source: string, mark: string): string {
  const edited = source.replace(
    /<body(\s+data-bench="\w*")?(?=[\s>])/,
    `<body data-bench="${mark}"`,
  );
  if (edited === source) throw new Error("The template has no body element to put a mark on.");
  return edited;
}
