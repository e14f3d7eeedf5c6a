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
  templates: /^(?!react$|react\/|react-dom\/server$|preact|zod$)/,
  generator: /^(react-dom|preact|fastify|better-sqlite3|pg|nodemailer)/,
  "form-service": /^(react|preact|esbuild|sharp|marked)/,
};

describe("the house", () => {
  test.each(Object.keys(mayImport))(
    "%s imports only what its place in the house allows",
    folder => {
      const found = sourcesIn(folder).flatMap(file =>
        importsOf(file).flatMap(target =>
          isAllowed(folder, file, target) ? [] : [`${file} imports ${target}`],
        ),
      );
      expect(found).toEqual([]);
    },
  );

  test("what makes pages knows nothing of what serves them", () => {
    const makers = sourcesIn("generator").filter(file => !file.startsWith("generator/serve/"));
    const found = makers.flatMap(file =>
      importsOf(file).flatMap(target =>
        pathOf(file, target).startsWith("generator/serve/") ? [`${file} imports ${target}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  test("nothing is exported but what another file asks for", () => {
    const files = [...Object.keys(mayImport), "bench", "tests"].flatMap(folder => filesIn(folder));
    const texts = files.map(file => readFileSync(join(projectRoot, file), "utf8"));
    const found = texts.flatMap((text, index) =>
      exportsOf(text)
        .filter(name => !askedForByVitest.includes(name))
        .filter(name => !texts.some((other, at) => at !== index && isSaid(name, other)))
        .map(name => `${files[index]} exports ${name}`),
    );
    expect(found).toEqual([]);
  });

  test("the whole project compiles", () => {
    const { stdout, status } = spawnSync(join(projectRoot, "node_modules/.bin/tsc"), {
      cwd: projectRoot,
      encoding: "utf8",
    });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  }, 120_000);

  test("formatter and linter have nothing to say", () => {
    const { stdout, stderr, status } = spawnSync(
      join(projectRoot, "node_modules/.bin/biome"),
      ["check", "."],
      { cwd: projectRoot, encoding: "utf8" },
    );
    expect(`${status}\n${status === 0 ? "" : stdout + stderr}`).toBe("0\n");
  }, 120_000);
});

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
  return files.filter(file => /\.(tsx?|mjs)$/.test(file)).map(file => `${folder}/${file}`);
}

function exportsOf(text: string): string[] {
  const declared = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm;
  return [...text.matchAll(declared)].map(([, name = ""]) => name);
}

/** By their names, of the file that prepares all journeys. */
const askedForByVitest = ["setup", "teardown"];

function isSaid(name: string, text: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(projectRoot, file), "utf8");
  const matches = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s(?:[^;"']*?\sfrom\s*)?["']([^"']+)["']|\bimport\(["']([^"']+)["']\)/g,
  );
  return [...matches].map(([, statement, dynamic]) => statement ?? dynamic ?? "");
}
