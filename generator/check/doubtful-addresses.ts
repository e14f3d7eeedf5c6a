import { basename } from "node:path";
import type { FoundFile } from "../load/files.ts";
import { slugOf } from "../load/slug.ts";
import { utf8Text } from "../load/utf8-text.ts";
import { nearest } from "../nearest.ts";

/**
 * Whether an address may be that of a text that cannot be read yet, or of a page that such a text brings with it, as its
 * topic: the last part of it is near the name of a file, holds that name, or stands somewhere among its facts.
 */
export function doubtfulAddresses(files: FoundFile[]): (route: string) => boolean {
  const names = files.map(({ file }) => slugOf(basename(file).replace(/\.[^.]*$/, "")));
  const texts = files.map(utf8Text).flatMap(text => (typeof text === "string" ? [text] : []));
  const words = texts.flatMap(wordsOf);
  return route => {
    const slug = slugOf(route.slice(route.lastIndexOf("/") + 1));
    // Letters that leave nothing of an address leave nothing to compare, either.
    if (slug === "" || texts.length < files.length) return true;
    return (
      nearest(slug, names) !== undefined ||
      names.some(name => slug.includes(name)) ||
      words.some(word => word.includes(slug))
    );
  };
}

/** Lines and words of a text's facts, as they would stand in an address; of all its lines where the facts have no end. */
function wordsOf(text: string): string[] {
  const facts = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[1] ?? text;
  return facts
    .split(/\r\n|\r|\n/)
    .flatMap(line => [line, ...line.split(/[\s,[\]{}"'/:]+/)])
    .map(slugOf);
}
