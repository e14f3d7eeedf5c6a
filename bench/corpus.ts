import {
  actions,
  categories,
  openings,
  reasons,
  results,
  subjects,
  tags,
  towns,
  trades,
} from "./corpus-words.ts";
import { type Random, random } from "./random.ts";

export type CorpusArticle = {
  slug: string;
  title: string;
  excerpt: string;
  /** Year-month-day. */
  date: string;
  category: string;
  tags: string[];
  /** Markdown of about 400 words. */
  body: string;
};

/** Articles that are the same on every machine; the n-th is the same however many there are. */
export function corpus(count: number): CorpusArticle[] {
  return Array.from({ length: count }, (_, index) => corpusArticle(index));
}

function corpusArticle(index: number): CorpusArticle {
  const dice = random(index);
  const subject = dice.pick(subjects);
  const place = `${dice.pick(trades)} in ${dice.pick(towns)}`;
  const number = index + 1;
  return {
    slug: `bench-${String(number).padStart(5, "0")}`,
    title: `${subject} for ${place}, note ${number}`,
    excerpt: `Note ${number}: what ${place} can do about ${subject.toLowerCase()}, what it costs and what can be left alone.`,
    date: dateOf(index),
    category: dice.pick(categories),
    tags: distinct(3, () => dice.pick(tags)),
    body: bodyOf(dice, subject, place),
  };
}

const daysMax = 3_650;
const dayMs = 86_400_000;

function dateOf(index: number): string {
  const day = Date.UTC(2014, 0, 1) + (index % daysMax) * dayMs;
  return new Date(day).toISOString().slice(0, 10);
}

function bodyOf(dice: Random, subject: string, place: string): string {
  const items = Array.from({ length: 4 }, () => `- ${dice.pick(results)}.`);
  return [
    paragraph(dice, 5),
    `## ${subject} at a glance`,
    paragraph(dice, 5),
    items.join("\n"),
    `## What ${place} can do this week`,
    `${paragraph(dice, 4)} **${dice.pick(results)}.** More stands on [the first page](/).`,
    paragraph(dice, 5),
    "### In short",
    `> ${dice.pick(results)}.`,
    paragraph(dice, 2),
    "",
  ].join("\n\n");
}

function paragraph(dice: Random, sentences: number): string {
  return Array.from({ length: sentences }, (_, index) =>
    index % 3 === 2 ? `${dice.pick(results)}.` : sentence(dice),
  ).join(" ");
}

function sentence(dice: Random): string {
  return `${dice.pick(openings)} ${dice.pick(actions)} ${dice.pick(reasons)}, and they *rarely* say so.`;
}

function distinct<T>(count: number, pick: () => T): T[] {
  const picked = new Set<T>();
  while (picked.size < count) picked.add(pick());
  return [...picked];
}

type FrontMatter = Record<string, string | string[]>;

/** An article as a file of markdown with the front matter that a site wants. */
export function markdownOf(body: string, front: FrontMatter): string {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${yamlOf(key, value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${body.trim()}\n`;
}

function yamlOf(key: string, value: string | string[]): string {
  if (typeof value !== "string") return `[${value.join(", ")}]`;
  return key === "date" ? value : JSON.stringify(value);
}
