import { basename } from "node:path";
import type { FoundFile } from "../load/files.ts";
import { endOfFront } from "../load/front-matter/front-matter-shape.ts";
import { utf8Text } from "../load/utf8-text.ts";
import { remembered } from "../remembered.ts";
import { decoded } from "../words/decoded.ts";
import { nearest } from "../words/nearest.ts";
import { slugOf } from "../words/slug.ts";

/**
 * Whether an address may be that of a text that cannot be read yet, or of a page that such a text brings with it, as its
 * topic: what tells it from the addresses that are there is near the name of a file, holds that name, or stands
 * somewhere among its facts.
 */
export function doubtfulAddresses(
  files: FoundFile[],
  routes: ReadonlySet<string>,
): (route: string) => boolean {
  const names = files.flatMap(({ file }) => namesOf(basename(file)));
  const texts = files.map(utf8Text).flatMap(text => (typeof text === "string" ? [text] : []));
  const words = texts.flatMap(wordsOf);
  const common = new Set([...routes].flatMap(route => route.split("/")));
  const isTheirs = remembered((slug: string) => {
    // Letters that leave nothing of an address leave nothing to compare, either.
    if (slug === "" || texts.length < files.length) return true;
    return (
      nearest(slug, names) !== undefined ||
      names.some(name => slug.includes(name)) ||
      words.some(word => word.includes(slug))
    );
  });
  return route => {
    const parts = route.split("/").slice(1);
    const own = parts.filter(part => !common.has(part));
    return (own.length > 0 ? own : parts.slice(-1)).some(part => isTheirs(slugOf(part)));
  };
}

/** 'rye.md.txt' may be meant as rye.md. */
function namesOf(file: string): string[] {
  return [/\.[^.]*$/, /\..*$/].map(ending => slugOf(file.replace(ending, "")));
}

/** Lines and words of a text's facts, as they would stand in an address; of all its lines where the facts have no end. */
function wordsOf(text: string): string[] {
  const facts = /^---[ \t]*\n/.test(text) ? text.slice(3, endOfFront(text)?.factsEnd) : "";
  return (facts.trim() || text)
    .split("\n")
    .flatMap(line => [line, ...line.split(/[\s,[\]{}"'/:]+/)])
    .map(word => slugOf(decoded(word)));
}
