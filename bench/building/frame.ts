import { readFileSync } from "node:fs";
import { type CorpusArticle, corpus } from "../corpus.ts";
import { median } from "../figures.ts";
import { measure } from "../measure.ts";
import type { Contender } from "./contender.ts";

/** What is the same on every page of ours, for the peers to put around theirs, and words that make up the difference. */
export type Frame = { head: string; header: string; footer: string; filler: string };

/** Takes the unchanging parts out of a finished page. */
export function frameOf(html: string): Frame {
  const styles = [...html.matchAll(/<style[^>]*>[\s\S]*?<\/style>/g)].map(([style]) => style);
  return {
    head: styles.join(""),
    header: /<body[^>]*>([\s\S]*?)<main/.exec(html)?.[1] ?? "",
    footer: /<\/main>([\s\S]*?)<\/body>/.exec(html)?.[1] ?? "",
    filler: "",
  };
}

/** The frame with as many words more as the peer's pages are smaller than ours. */
export function filled(
  frame: Frame,
  { ourBytes, peerBytes }: { ourBytes: number; peerBytes: number },
): Frame {
  const missing = Math.max(0, Math.round(ourBytes - peerBytes));
  return {
    ...frame,
    filler: fillerText.repeat(Math.ceil(missing / fillerText.length)).slice(0, missing),
  };
}

const fillerText = "Words that make the pages of all contenders equally large. ";

export const sample: readonly CorpusArticle[] = corpus(40);

/** The size of an article's page, in the middle of a few of them. */
export function pageBytes({ pageFile }: Contender, articles = sample): number {
  const some = articles.filter((_, index) => index % Math.ceil(articles.length / 20) === 0);
  return median(some.map(article => readFileSync(pageFile(article)).length));
}

/** Builds a site once, unmeasured; it must succeed. */
export async function buildOnce(contender: Contender): Promise<void> {
  const { failure } = await measure(contender.command, 300_000);
  if (failure) throw new Error(`${contender.name} does not build its site: ${failure}`);
}
