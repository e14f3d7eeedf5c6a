import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { BuildOptions, Metafile, OutputFile, Plugin } from "esbuild";
import { hash } from "./hash.ts";
import { ProblemsError } from "./problem.ts";
import type { ScriptFiles } from "./site.ts";

/** The site's code, made ready: what renders pages, what browsers get, and a key that changes with any of it. */
export type Code = {
  key: string;
  /** The module that renders, as a file to import. */
  bundle: string;
  styles: Record<string, string>;
  fonts: Record<string, string[]>;
  scripts: Record<string, ScriptFiles>;
  /** Built files by their address, and where their bytes lie. */
  assets: Record<string, string>;
};
type Kept = { inputs: Record<string, string>; entries: string[]; code: Code };

/** Bundles templates, styles and islands with esbuild, unless no file that went into the last bundle has changed. */
export async function compile(root: string, cache: string): Promise<Code> {
  const entries = [...sourcesIn(root, "templates/pages"), ...sourcesIn(root, "islands")];
  const keptFile = join(cache, "code.json");
  const kept = readKept(keptFile);
  if (kept && isFresh(root, kept, entries)) return kept.code;
  const { code, inputs } = await bundle(root, cache, entries);
  writeWhole(keptFile, JSON.stringify({ inputs, entries, code } satisfies Kept));
  return code;
}

async function bundle(
  root: string,
  cache: string,
  entries: string[],
): Promise<{ code: Code; inputs: Record<string, string> }> {
  const [server, styles, browser] = await Promise.all([
    serverBundle(root),
    styleBundles(root, entries),
    browserBundles(root, entries),
  ]);
  const inputs = inputHashes(root, [server.metafile, styles.metafile, browser.metafile]);
  const key = hash(
    JSON.stringify(inputs),
    ...[...server.outputFiles, ...styles.outputFiles, ...browser.outputFiles].map(
      ({ contents }) => contents,
    ),
  );
  const folder = join(cache, "code", key);
  mkdirSync(folder, { recursive: true });
  const assets: Record<string, string> = {};
  const keep = (address: string, bytes: Uint8Array | string) => {
    const file = join(folder, address.replace(/^\/assets\//, ""));
    writeWhole(file, bytes);
    assets[address] = file;
  };
  for (const file of [...styles.outputFiles, ...browser.outputFiles]) {
    const address = addressOf(file);
    if (!/^\/assets\/.*\.style\.(css|js)$/.test(address) && file.contents.length > 0)
      keep(address, file.contents);
  }
  const serverFile = join(folder, "server.mjs");
  writeWhole(
    serverFile,
    server.outputFiles.find(({ path }) => path.endsWith(".js"))?.contents ?? "",
  );
  const code = {
    key,
    bundle: serverFile,
    ...stylesOf(styles.outputFiles),
    scripts: scriptsOf(browser.metafile),
    assets,
  };
  return { code, inputs };
}

function serverBundle(root: string) {
  return run({
    ...shared(root),
    stdin: {
      contents: `export { site } from "./templates/site.ts"; export { renderToStaticMarkup } from "react-dom/server";`,
      resolveDir: root,
      loader: "ts",
    },
    outfile: "server.js",
    platform: "node",
    target: "node20",
    loader: { ".css": "empty", ".woff2": "empty" },
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
  });
}

/** One stylesheet a template: what its modules import, in the order in which they import it. */
function styleBundles(root: string, entries: string[]) {
  return run({
    ...shared(root),
    entryPoints: entries
      .filter(file => file.startsWith("templates/pages/"))
      .map(file => ({ in: file, out: `${nameOf(file)}.style` })),
    outdir: "/assets",
    assetNames: "[name]-[hash]",
    publicPath: "/assets",
    minify: true,
    packages: "external",
    plugins: [onlyStyles],
    loader: { ".woff2": "file", ".svg": "file", ".png": "file" },
  });
}

/** The scripts of the style bundles are thrown away; templates name packages that need not be read for it. */
const onlyStyles: Plugin = {
  name: "only styles",
  setup: build => {
    build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true }));
  },
};

function browserBundles(root: string, entries: string[]) {
  return run({
    ...shared(root),
    entryPoints: entries.filter(file => file.startsWith("islands/")),
    outdir: "/assets",
    outbase: join(root, "islands"),
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/assets",
    splitting: true,
    minify: true,
    platform: "browser",
    target: ["es2022", "chrome109", "safari16", "firefox115"],
    loader: { ".woff2": "file" },
  });
}

function shared(root: string): BuildOptions & { write: false; metafile: true } {
  return {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    // A site beside no node_modules of its own uses the generator's React and Preact.
    nodePaths: [ownPackages()],
    // Settings of a tsconfig.json that happens to lie above the site must not change its pages.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", target: "es2022" } },
    legalComments: "none",
    logLevel: "silent",
  };
}

async function run(
  options: BuildOptions & { write: false; metafile: true },
): Promise<{ outputFiles: OutputFile[]; metafile: Metafile }> {
  const { build } = await import("esbuild");
  if (Array.isArray(options.entryPoints) && options.entryPoints.length === 0)
    return { outputFiles: [], metafile: { inputs: {}, outputs: {} } };
  try {
    const { outputFiles, metafile } = await build(options);
    return { outputFiles, metafile };
  } catch (error) {
    throw compileProblems(error);
  }
}

type Message = {
  text: string;
  location: { file: string; line: number; column: number; length: number; lineText: string } | null;
};

function compileProblems(error: unknown): unknown {
  const messages =
    typeof error === "object" && error !== null && "errors" in error && Array.isArray(error.errors)
      ? error.errors
      : [];
  if (messages.length === 0) return error;
  const problems = messages.map(({ text, location }: Message) => ({
    code: "code/compile",
    severity: "error" as const,
    message: text,
    ...(location && {
      file: location.file,
      position: {
        line: location.line,
        column: location.column + 1,
        length: Math.max(1, location.length),
      },
      excerpt: [{ line: location.line, text: location.lineText }],
    }),
  }));
  return new ProblemsError(problems, { cause: error });
}

function stylesOf(files: OutputFile[]): Pick<Code, "styles" | "fonts"> {
  const styles: Record<string, string> = {};
  const fonts: Record<string, string[]> = {};
  for (const file of files) {
    const name = /^\/assets\/(.*)\.style\.css$/.exec(addressOf(file))?.[1];
    if (!name) continue;
    styles[name] = file.text.trim();
    fonts[name] = [...new Set(file.text.match(/\/assets\/[\w-]+\.woff2/g) ?? [])];
  }
  return { styles, fonts };
}

function scriptsOf(metafile: Metafile): Record<string, ScriptFiles> {
  const scripts: Record<string, ScriptFiles> = {};
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint || output.bytes === 0 || !path.endsWith(".js")) continue;
    scripts[nameOf(output.entryPoint)] = {
      src: rooted(path),
      style: output.cssBundle && rooted(output.cssBundle),
      imports: output.imports
        .filter(({ kind }) => kind === "import-statement")
        .map(({ path }) => rooted(path)),
    };
  }
  return scripts;
}

/** esbuild names outputs relative to the working folder: '../../assets/x.js'. */
function rooted(path: string): string {
  return path.replace(/^.*?(assets\/)/, "/$1");
}

function addressOf(file: OutputFile): string {
  return rooted(file.path);
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.tsx?$/, "");
}

function sourcesIn(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path).filter(
    name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name),
  );
  return names.sort().map(name => `${folder}/${name}`);
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // No cache or a broken one: the code is bundled anew.
    return undefined;
  }
}

function isFresh(root: string, kept: Kept, entries: string[]): boolean {
  try {
    if (entries.join() !== kept.entries.join()) return false;
    const complete = [kept.code.bundle, ...Object.values(kept.code.assets)].every(existsSync);
    return (
      complete &&
      Object.entries(kept.inputs).every(([file, known]) => inputHash(root, file) === known)
    );
  } catch {
    // An input is gone, or the cache has another form: the code is bundled anew.
    return false;
  }
}

function inputHashes(root: string, metafiles: Metafile[]): Record<string, string> {
  const files = metafiles
    .flatMap(({ inputs }) => Object.keys(inputs))
    .filter(file => !file.startsWith("<"));
  return Object.fromEntries([...new Set(files)].sort().map(file => [file, inputHash(root, file)]));
}

function inputHash(root: string, file: string): string {
  return hash(readFileSync(join(root, file.replace(/^\w+:/, ""))));
}

function ownPackages(): string {
  return dirname(
    dirname(
      createRequire(join(process.env.PROJECT_ROOT ?? process.cwd(), "package.json")).resolve(
        "react/package.json",
      ),
    ),
  );
}

/** Two builds may run at once: a file appears whole or not at all. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}
