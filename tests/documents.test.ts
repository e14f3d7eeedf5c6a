import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "./built-site.ts";

const ofDocs = readdirSync(join(projectRoot, "docs"), { recursive: true, encoding: "utf8" })
  .filter(file => file.endsWith(".md"))
  .map(file => `docs/${file.replaceAll("\\", "/")}`);
const documents = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", ...ofDocs];

describe("the documents", () => {
  test("link to files, and to headings, that are there", () => {
    const links = found(/(?<!!)\[[^\]`]+\]\((?!https?:)([^)]+)\)/g);
    expect(links.length).toBeGreaterThan(10);
    const isThere = ({ document, name }: Found) => {
      const [path, anchor] = name.split("#");
      const file = path ? join(dirname(document), path) : document;
      return exists(file) && (!anchor || headingsOf(file).includes(anchor));
    };
    expect(links.filter(link => !isThere(link))).toEqual([]);
  });

  test("name files and folders of ours that are there", () => {
    const folders = "bin|domain|content|templates|islands|generator|form-service|tests|bench|docs";
    const paths = found(new RegExp(`(?<![\\w./-])((?:${folders})/[\\w./-]*[\\w/])`, "g"));
    expect(paths.length).toBeGreaterThan(150);
    // What an owner makes or takes away, see docs/another-business.md; and a name that stands for any.
    const ofOwners =
      /^(?:content\/(?:files|images|articles|locations|industries|pages)|tests\/(?:as-specified|meant)|islands\/name)\b/;
    const gone = ({ name }: Found) => !ofOwners.test(name) && !exists(name) && !begins(name);
    expect(paths.filter(gone)).toEqual([]);
  });

  test("have tables whose rows GitHub shows whole: a | within code parts a cell, too", () => {
    const tables = documents.flatMap(document => textOf(document).match(/(?:^\|.*\n)+/gm) ?? []);
    expect(tables.length).toBeGreaterThan(20);
    const cellsIn = (row: string) => row.match(/(?<!\\)\|/g)?.length;
    const isUneven = (row: string, _: number, [head = ""]: string[]) =>
      cellsIn(row) !== cellsIn(head);
    expect(tables.flatMap(table => table.trim().split("\n").filter(isUneven))).toEqual([]);
  });

  test("call scripts of npm that are there", () => {
    const { scripts } = JSON.parse(textOf("package.json"));
    const called = found(/\bnpm run ([a-z-]+)/g);
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});

type Found = { document: string; name: string };

/** What the first group of a pattern finds, and where. */
function found(pattern: RegExp): Found[] {
  return documents.flatMap(document =>
    [...textOf(document).matchAll(pattern)].map(([, name = ""]) => ({ document, name })),
  );
}

function exists(path: string): boolean {
  return existsSync(join(projectRoot, path));
}

/** 'docs/decisions/026' and 'tests/generator/mistakes/front-matter-*.test.ts' name files by their beginning. */
function begins(path: string): boolean {
  const folder = join(projectRoot, dirname(path));
  return (
    existsSync(folder) && readdirSync(folder).some(one => one.startsWith(`${basename(path)}-`))
  );
}

/** As GitHub makes anchors of them. */
function headingsOf(file: string): string[] {
  const headings = [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, words = ""]) => words);
  return headings.map(words =>
    words
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

function textOf(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}
