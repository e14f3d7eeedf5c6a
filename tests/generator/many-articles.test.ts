import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { markBody } from "../../bench/building/contender.ts";
import { ourSite } from "../../bench/building/our-site.ts";
import { corpus } from "../../bench/corpus.ts";
import { random } from "../../bench/random.ts";
import { runSite } from "../run-site.ts";

const articles = corpus(1000);
const site = await ourSite("many-articles", articles);

afterAll(() => rmSync(site.root, { recursive: true, force: true }));

const { pick } = random(20261125);
const anyArticle = () => pick(articles.map(site.articleFile).filter(file => existsSync(file)));
const edits: Record<string, (step: number) => void> = {
  text: step =>
    change(anyArticle(), text => `${text}\n## Step ${step}\n\nMore on [the blog](/blog).\n`),
  words: step => change(anyArticle(), text => `${text}\nSaid in step ${step}.\n`),
  title: step => change(anyArticle(), text => withTitle(text, step)),
  draft: () => change(anyArticle(), text => text.replace("---\n", "---\ndraft: true\n")),
  gone: () => rmSync(anyArticle()),
  /** Lists of all others move on by one. */
  newest: step => {
    const text = withTitle(readFileSync(anyArticle(), "utf8"), step)
      .replace(/^excerpt: .*$/m, `excerpt: Said in step ${step}.`)
      .replace(/^date: .*$/m, "date: 2025-06-15");
    writeFileSync(join(site.root, `content/articles/step-${step}.md`), text);
  },
  price: step =>
    changeIn("content/catalogue.ts", /pricePence: 3\d+/, `pricePence: 3${4000 + step}0`),
  style: step => changeIn("templates/blog/article.css", /$/, `\n.step-${step} {\n  top: 0;\n}\n`),
  frame: step => change(site.template, text => markBody(text, `step${step}`)),
};
// Each kind once, then whatever comes.
const walk = [
  ...Object.keys(edits),
  ...Array.from({ length: 8 }, () => pick(Object.keys(edits))),
].map((name, step) => [step, name] as const);

test("a thousand articles are built", () => {
  build();
});

test.each(walk)("they are built after edit %i: %s", (step, name) => {
  edits[name]?.(step);
  build();
});

test("after all of these edits each file is as one thread makes it with an empty cache", () => {
  expect(build("--verify-cache").verified).toBeGreaterThan(1000);
});

function build(...args: string[]) {
  const { status, stdout, all } = runSite(["build", "--json", "--root", site.root, ...args]);
  expect(status, all).toBe(0);
  return JSON.parse(stdout);
}

function withTitle(text: string, step: number): string {
  return text.replace(/^title: .*$/m, `title: Title of step ${step}`);
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

function changeIn(file: string, from: RegExp, to: string): void {
  change(join(site.root, file), text => text.replace(from, to));
}
