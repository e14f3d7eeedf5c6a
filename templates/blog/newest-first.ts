import type { Article } from "../collections.ts";

export function newestFirst(articles: Article[]): Article[] {
  return [...articles].sort((a, b) =>
    a.date === b.date ? compare(a.slug, b.slug) : compare(b.date ?? "", a.date ?? ""),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
