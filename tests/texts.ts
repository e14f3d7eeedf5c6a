import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFrontMatter } from "../generator/load/front-matter/front-matter.ts";
import { projectRoot } from "./built-site.ts";

type Text = { slug: string; record: Record<string, unknown> };

/** The texts of one folder of content/ that have a page today, by their file's name, with what stands above them. */
export function publishedTexts(folder: string): Text[] {
  const files = readdirSync(join(projectRoot, "content", folder)).filter(name =>
    name.endsWith(".md"),
  );
  return files
    .map(name => {
      const source = readFileSync(join(projectRoot, "content", folder, name), "utf8");
      const front = readFrontMatter(name, source);
      const data = "data" in front ? front.data : {};
      return { slug: String(data.slug ?? name.replace(/\.md$/, "")), record: data };
    })
    .filter(({ record }) => record.draft !== true && isPast(record.date));
}

/** All that the business says in words of its own, as it stands in the files of content/. */
export function ownWords(): string {
  return readdirSync(join(projectRoot, "content"), { recursive: true, encoding: "utf8" })
    .filter(name => /\.(md|ts)$/.test(name) && !name.endsWith(".test.ts"))
    .map(name => readFileSync(join(projectRoot, "content", name), "utf8"))
    .join("\n");
}

/** A value as text, where there is one. */
export function said(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}

function isPast(date: unknown): boolean {
  return date === undefined || new Date(String(date)).getTime() <= Date.now();
}
