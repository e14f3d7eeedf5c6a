import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "./built-site.ts";

/** Who may import whom. A folder may always import itself; packages are not looked at but where forbidden. */
const mayImport: Record<string, string[]> = {
  bin: ["generator", "form-service", "tests", "bench"],
  domain: [],
  content: ["domain"],
  islands: ["domain"],
  templates: [
    "islands",
    "content",
    "domain",
    "generator/site.ts",
    "generator/markdown/markdown.ts",
  ],
  generator: [],
  "form-service": ["content", "domain"],
};
const forbiddenPackages: Record<string, RegExp> = {
  domain: /./,
  content: /^(?!zod$)/,
  islands: /^(?!preact(\/|$))/,
  templates: /^(?!react$|react\/|preact|zod$)/,
  generator: /^(react-dom|preact|fastify|better-sqlite3|pg|nodemailer)/,
  "form-service": /^(react|preact|esbuild|sharp|marked)/,
};

describe("the house", () => {
  test.each(Object.keys(mayImport))(
    "%s imports only what its place in the house allows",
    folder => {
      const isWrong = (file: string, target: string) => !isAllowed(folder, file, target);
      expect(wrongImports(sourcesIn(folder), isWrong)).toEqual([]);
    },
  );

  test.each([
    ["what makes pages knows nothing of what serves them", "generator/serve/", []],
    ["a stage knows nothing of what runs the stages", "generator/build/", ["generator/serve/"]],
  ])("%s", (_, folder, above) => {
    const below = sourcesIn("generator").filter(file => !liesIn([folder, ...above], file));
    const isWrong = (file: string, target: string) => liesIn([folder], pathOf(file, target));
    expect(wrongImports(below, isWrong)).toEqual([]);
  });

  test.each([
    ["generator", ["check", "render", "bundle", "load", "markdown", "words"]],
    ["generator", ["load", "problems", "system"]],
    ["templates", ["plan", "document", "parts", "drawing"]],
    ["templates", ["pages", "blog", "parts"]],
    ["templates", ["pages", "plain", "parts"]],
    ["form-service", ["http", "pages", "requests", "mail", "store"]],
  ])("in %s each layer knows only those below it: %j", (folder, names) => {
    const layers = names.map(name => `${folder}/${name}/`);
    const isWrong = (file: string, target: string) => {
      const above = layers.slice(
        0,
        layers.findIndex(layer => file.startsWith(layer)),
      );
      return liesIn(above, pathOf(file, target));
    };
    const files = sourcesIn(folder).filter(file => liesIn(layers, file));
    expect(wrongImports(files, isWrong)).toEqual([]);
  });

  test("nothing is exported but what another file imports", () => {
    const folders = [...Object.keys(mayImport), "bench", "tests"];
    const taken = new Set(
      folders
        .flatMap(filesIn)
        .flatMap(file =>
          importsOf(file).flatMap(({ target, names }) =>
            names.map(name => `${pathOf(file, target)} ${name}`),
          ),
        ),
    );
    const files = folders.flatMap(sourcesIn).filter(file => !isIsland.test(file));
    const found = files.flatMap(file =>
      exportsOf(file)
        .filter(name => !askedForByName.includes(name))
        .filter(name => !taken.has(`${file} ${name}`) && !taken.has(`${file} *`))
        .map(name => `${file} exports ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("each list of a template has a class, without which it would have the bullets of prose", () => {
    const bare = ["templates", "islands"].flatMap(sourcesIn).flatMap(file => {
      const source = readFileSync(join(projectRoot, file), "utf8");
      return (source.match(/<[uo]l(?![^>]*\bclass)[^>]*>/g) ?? []).map(list => `${file} ${list}`);
    });
    expect(bare).toEqual([]);
  });

  test("the whole project compiles", () => {
    const { stdout, status } = spawnSync(join(projectRoot, "node_modules/.bin/tsc"), {
      cwd: projectRoot,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  });

  test("formatter and linter have nothing to say", () => {
    const { stdout, stderr, status } = spawnSync(
      join(projectRoot, "node_modules/.bin/biome"),
      ["check", "--error-on-warnings", "."],
      { cwd: projectRoot, encoding: "utf8" },
    );
    expect(`${status}\n${status === 0 ? "" : stdout + stderr}`).toBe("0\n");
  });

  test("npm run format takes an import away that a fact no longer needs", () => {
    const { stdout } = spawnSync(
      join(projectRoot, "node_modules/.bin/biome"),
      ["check", "--write", "--stdin-file-path=content/home.ts"],
      {
        cwd: projectRoot,
        encoding: "utf8",
        input: 'import { a } from "./a.ts";\nexport const b = 1;\n',
      },
    );
    expect(stdout).toBe("export const b = 1;\n");
  });
});

function wrongImports(
  files: string[],
  isWrong: (file: string, target: string) => boolean,
): string[] {
  return files.flatMap(file =>
    targetsOf(file).flatMap(target => (isWrong(file, target) ? [`${file} imports ${target}`] : [])),
  );
}

function liesIn(folders: string[], file: string): boolean {
  return folders.some(folder => file.startsWith(folder));
}

function isAllowed(folder: string, file: string, target: string): boolean {
  if (!target.startsWith("."))
    return target.startsWith("node:")
      ? !["domain", "islands", "content", "templates"].includes(folder)
      : !forbiddenPackages[folder]?.test(target);
  const path = pathOf(file, target);
  return [folder, ...(mayImport[folder] ?? [])].some(
    allowed => path === allowed || path.startsWith(`${allowed}/`),
  );
}

/** What an import leads to, as seen from the project's folder. */
function pathOf(file: string, target: string): string {
  return relative(projectRoot, normalize(join(projectRoot, dirname(file), target)));
}

function sourcesIn(folder: string): string[] {
  return filesIn(folder).filter(file => !/\.test\.tsx?$/.test(file));
}

function filesIn(folder: string): string[] {
  const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter(file => /\.(tsx?|mjs)$/.test(file))
    .map(file => `${folder}/${file}`)
    .filter(file => !file.startsWith("content/files/"));
}

function exportsOf(file: string): string[] {
  const declared = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;
  return [...textOf(file).matchAll(declared)].map(([, name = ""]) => name);
}

/** Of the file that prepares all visits by vitest, and of a site's entry by the generator. */
const askedForByName = ["setup", "teardown", "site"];
/** The base script loads it by the address that the page names. */
const isIsland = /^islands\/[^/]+$/;

function targetsOf(file: string): string[] {
  return importsOf(file).map(({ target }) => target);
}

/** Which names a file takes from where; '*' stands for all that are there. */
function importsOf(file: string): { target: string; names: string[] }[] {
  const statements = textOf(file).matchAll(
    /(?:^|\n)\s*(?:import|export)\s(?:([^;"']*?)\sfrom\s*)?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/g,
  );
  return [...statements].map(([, clause = "", target, dynamic]) => ({
    target: target ?? dynamic ?? "",
    names: namesIn(clause),
  }));
}

/** '{ quote, type Quote as Sum }' → 'quote' and 'Quote'; who takes a whole module writes no braces. */
function namesIn(clause: string): string[] {
  const [, list] = /\{(.*)\}/s.exec(clause) ?? [];
  return list?.split(",").map(one => one.trim().replace(/^type | as .*/g, "")) ?? ["*"];
}

function textOf(file: string): string {
  return readFileSync(join(projectRoot, file), "utf8");
}
