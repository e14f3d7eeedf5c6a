import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, platform, release, totalmem } from "node:os";
import { dirname, join } from "node:path";
import { projectRoot } from "./places.ts";
import { type Table, tableText } from "./table.ts";

/** What one part of the bench found: a chapter of docs/benchmarks.md. */
export type Chapter = {
  title: string;
  /** What was measured, and with which versions. */
  about: string[];
  tables: { caption: string; table: Table }[];
  /** What a reader must know to judge the figures, first of all where a peer is ahead. */
  notes: string[];
};

const file = join(projectRoot, "docs", "benchmarks.md");

/** Prints a chapter and puts it in its place in docs/benchmarks.md; the other chapters stay as they are. */
export function report(part: string, chapter: Chapter): void {
  const text = chapterText(chapter, new Date());
  process.stdout.write(`\n${text}\n`);
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, withChapter(before, part, text));
}

const preface = `# Benchmarks

\`npm run bench\` measures all of this and writes this page; with the name of a chapter, such as \`npm run bench -- build\`, it measures that one alone (\`--help\` lists them). Times of different days or machines do not compare; ratios within one run do.
`;

export function chapterText({ title, about, tables, notes }: Chapter, now: Date): string {
  const head = `## ${title}\n\n${[measuredOn(now), ...about].join(" ")}`;
  const shown = tables.map(({ caption, table }) => `${caption}\n\n${tableText(table)}`);
  const list = notes.map(note => `- ${note}`).join("\n");
  return [head, ...shown, ...(list ? [list] : [])].join("\n\n");
}

/** Chapters stand between comments that name them; what stands before the first one is written anew. */
export function withChapter(document: string, part: string, text: string): string {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const chapter = `${begin}\n${text}\n${end}`;
  const chapters = /<!-- .*/s.exec(document)?.[0] ?? "";
  const [from, to] = [chapters.indexOf(begin), chapters.indexOf(end)];
  const all =
    from === -1 || to === -1
      ? [chapters.trimEnd(), chapter].filter(Boolean).join("\n\n")
      : chapters.slice(0, from) + chapter + chapters.slice(to + end.length).trimEnd();
  return `${preface}\n${all}\n`;
}

function measuredOn(now: Date): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model.trim() ?? "processor unknown";
  return `Measured on ${now.toISOString().slice(0, 10)} with Node ${process.versions.node} on ${platform()} ${release().split("-")[0]}, ${availableParallelism()} cores (${processor}), ${gigabytes} GB.`;
}
