import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { benchCache } from "../places.ts";
import { fileOf, htmlOf, pageTypes } from "./page-types.ts";

export const emptyFolder = join(benchCache, "empty");

/** For each page the least that could stand in its place: the first heading and paragraph, and nothing else. */
export function writeEmptyPages(): void {
  for (const route of Object.values(pageTypes)) {
    const file = join(emptyFolder, fileOf(route));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, emptyPage(htmlOf(route)));
  }
}

export function emptyPage(html: string): string {
  const main = html.slice(Math.max(0, html.search(/<main[\s>]/)));
  const heading = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1]);
  const paragraph = textOf(/<\/h1>[\s\S]*?<p[^>]*>([\s\S]*?)<\/p>/.exec(main)?.[1]);
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title><meta name="description" content="${heading}"></head><body><h1>${heading}</h1><p>${paragraph}</p></body></html>\n`;
}

function textOf(markup = ""): string {
  return markup
    .replace(/<[^>]*>/g, "")
    .replaceAll('"', "&quot;")
    .trim();
}
