import { breath } from "../base/breath.ts";

/** Each article of the blog: what is searched, as `searchable()` writes it, and its card. */
export type BlogIndex = readonly { search: string; category: string; html: string }[];

const linesAtOnce = 50;

/**
 * The index has a line for each article. A thousand of them are read by fifties, so that typing goes on meanwhile.
 * Nothing when it cannot be had.
 */
export async function fetchIndex(url: string): Promise<BlogIndex | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await readLines((await response.text()).split("\n")) : undefined;
  } catch {
    return undefined;
  }
}

async function readLines(lines: readonly string[]): Promise<BlogIndex> {
  const entries = lines.filter(line => line.startsWith("{"));
  const index: BlogIndex[number][] = [];
  for (let at = 0; at < entries.length; at += linesAtOnce) {
    const some = entries
      .slice(at, at + linesAtOnce)
      .join("")
      .replace(/,$/, "");
    index.push(...JSON.parse(`[${some}]`));
    await breath();
  }
  return index;
}
