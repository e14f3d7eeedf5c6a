import { endOfFront } from "../../load/front-matter/front-matter-shape.ts";
import type { SourceText } from "../../problems/place.ts";
import { decoded } from "../../words/decoded.ts";
import { slugOf } from "../../words/slug.ts";

/**
 * Whether an address may be that of a text with mistakes in its facts, or of a page that such a text brings with it, as
 * its topic: what tells it from the addresses that are there stands in the path of the file or among its facts.
 */
export function doubtfulAddresses(
  texts: SourceText[],
  routes: ReadonlySet<string>,
): (route: string) => boolean {
  const words = texts.map(wordsOf).join("\n");
  const common = new Set([...routes].flatMap(route => route.split("/")));
  return route => {
    const parts = route.split("/").slice(1);
    const own = parts.filter(part => !common.has(part));
    return (own.length > 0 ? own : parts.slice(-1)).some(part => words.includes(slugOf(part)));
  };
}

/** As they would stand in an address; of all lines of a text where its facts have no end. */
function wordsOf({ file, source }: SourceText): string {
  const facts = /^---[ \t]*\n/.test(source) ? source.slice(3, endOfFront(source)?.factsEnd) : "";
  return `${file}\n${facts.trim() || source}`
    .split(/[\n/,[\]{}":]+/)
    .map(word => slugOf(decoded(word)))
    .join("\n");
}
