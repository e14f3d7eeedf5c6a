import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../site.ts";
import { unlessItFails } from "../unless-it-fails.ts";
import { type Place, placeIn } from "./place.ts";
import { type Finding, type Problem, problemAt } from "./problem.ts";

type Search = string | RegExp | (string | RegExp)[];
/** A finding, and the texts by any of which its place in the sources can be found, if there are any. */
export type Sought = Finding & { search?: Search | undefined };

/**
 * Points a finding about a page at the source it comes from: the first of the page's sources that holds the text,
 * else the page's main source, else the template.
 */
export function atSource(root: string, page: Page, sought: Sought): Problem {
  const problem = inFiles(root, [mainSource(page), ...page.sources.slice(1)], sought);
  if (problem.position) return problem;
  return { ...problem, message: `${problem.message} (on the page ${page.route})` };
}

export function mainSource({ sources, template }: Page): string {
  return sources[0] ?? templateFile(template);
}

export function templateFile(template: string): string {
  return `templates/pages/${template}.tsx`;
}

/** Points a finding at the first of some files that holds the text, with its line, else at the first file. */
export function inFiles(
  root: string,
  files: [string, ...string[]],
  { search, ...finding }: Sought,
): Problem {
  const place = placeOf(root, files, search);
  return place ? problemAt(place, finding) : { severity: "error", ...finding, file: files[0] };
}

/** The texts are sought one after the other in all files: a loose one is not found in the first before a strict one in the next. */
export function placeOf(root: string, files: string[], search: Search = []): Place | undefined {
  for (const one of [search].flat()) {
    for (const file of files) {
      const source = textOf(root, file);
      const found =
        typeof one === "string" ? { index: source.indexOf(one), 0: one } : one.exec(source);
      if (found && found.index !== -1)
        return placeIn({ file, source }, found.index, found[0].length);
    }
  }
  return undefined;
}

/** An address that is not a part of a longer one. */
export function whole(address: string): string | RegExp {
  if (address.length > patternMax) return address;
  return new RegExp(`(?<![\\w/.#{-])${literal(address)}${endOfAddress}`);
}

/** An address where a link of a text names it: 'prices' is also a word. */
export function linked(address: string): string | RegExp {
  if (address.length > patternMax) return address;
  return new RegExp(`(?<=\\](?:\\(|:[ \\t]*)<?)${literal(address)}${endOfAddress}`);
}

/** A full stop may end the sentence; that of 'prices.md' goes on with the address, and '.html' is one spelling of it. */
const endOfAddress = "(?![\\w/#-]|\\.(?!html?\\b)\\w)";

/** A name that is all that stands behind a key, as in 'image: bread', and not one of the words 'tags: [bread]'. */
export function asValue(name: string): string | RegExp {
  if (name.length > patternMax) return name;
  return new RegExp(`(?<=^\\w+:[ \\t]+["']?)${literal(name)}(?=["']?[ \\t]*$)`, "m");
}

/** V8 makes no expression of what was pasted by the page. */
const patternMax = 2000;

/** A pattern that finds just this text. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A page may name a source that is made, not written; the finding then stands without a line. */
export function textOf(root: string, file: string): string {
  return unlessItFails(() => readFileSync(join(root, file), "utf8")) ?? "";
}
