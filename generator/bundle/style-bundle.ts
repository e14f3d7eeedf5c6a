import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { type Bundle, commonOptions, type Inputs, served } from "./bundles.ts";
import { nameOf } from "./entries.ts";

/** One stylesheet a template, of all that its modules import, in the order in which they import it. */
export function styleBundle(root: string, stylesheets: Stylesheets): Bundle {
  return {
    ...commonOptions(root),
    ...served,
    entryPoints: Object.keys(stylesheets).map(page => ({
      in: `${page}.page`,
      out: `${page}.style`,
    })),
    plugins: [pageStyles(root, stylesheets)],
    loader: { ".woff2": "file", ".svg": "file", ".png": "file" },
  };
}

/** The stylesheets of each template, by its name. */
export type Stylesheets = Record<string, string[]>;

/** Found in what the module that renders was made of: no template need be bundled a second time for it. */
export function stylesheetsIn(server: Inputs, entries: string[]): Stylesheets {
  const pages = entries.filter(file => file.startsWith("templates/pages/"));
  return Object.fromEntries(pages.map(page => [nameOf(page), stylesheetsBelow(page, server)]));
}

/** While a template does not compile, nobody knows which of them have pages. */
export function allStylesheets(root: string): string[] {
  const files = readdirSync(join(root, "templates"), { recursive: true, encoding: "utf8" });
  return files.filter(file => file.endsWith(".css")).map(file => `templates/${file}`);
}

function stylesheetsBelow(page: string, inputs: Inputs): string[] {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    if (file.endsWith(".css")) return [file];
    return (inputs[file]?.imports ?? []).flatMap(({ path, external, kind }) =>
      external || kind === "dynamic-import" ? [] : visit(path),
    );
  };
  return visit(page);
}

/** An entry for each template that imports its stylesheets. */
function pageStyles(root: string, stylesheets: Stylesheets): Plugin {
  return {
    name: "page styles",
    setup: build => {
      build.onResolve({ filter: /\.page$/ }, ({ path }) => ({ path, namespace: pageNamespace }));
      build.onLoad({ filter: /.*/, namespace: pageNamespace }, ({ path }) => ({
        contents: (stylesheets[path.replace(/\.page$/, "")] ?? [])
          .map(file => `@import ${JSON.stringify(`./${file}`)};`)
          .join("\n"),
        loader: "css",
        resolveDir: root,
      }));
    },
  };
}

export const pageNamespace = "page-styles";
