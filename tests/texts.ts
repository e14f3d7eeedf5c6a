import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import matter from "gray-matter";
import { projectRoot } from "./built-site.ts";

type Text = { slug: string; record: Record<string, unknown> };

/** The texts of one folder of content/ that have a page today, by their file's name, with what stands above them. */
export function publishedTexts(folder: string): Text[] {
  const files = readdirSync(join(projectRoot, "content", folder)).filter(name =>
    name.endsWith(".md"),
  );
  return files
    .map(name => {
      const { data } = matter(readFileSync(join(projectRoot, "content", folder, name), "utf8"), {});
      return { slug: String(data.slug ?? name.replace(/\.md$/, "")), record: data };
    })
    .filter(({ record }) => record.draft !== true && isPast(record.date));
}

/** A value as text, where there is one. */
export function said(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}

function isPast(date: unknown): boolean {
  return date === undefined || new Date(String(date)).getTime() <= Date.now();
}
