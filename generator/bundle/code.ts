import { basename, win32 } from "node:path";
import type { Metafile, OutputFile } from "esbuild";
import { hash } from "../hash.ts";
import type { ScriptFiles } from "../site.ts";
import type { Bundled, ForBrowsers, Inputs } from "./bundles.ts";
import { nameOf } from "./entries.ts";
import { pageNamespace } from "./style-bundle.ts";

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
/** Puts bytes where they can be found by name, and says where. */
export type Store = (name: string, bytes: string | Uint8Array) => string;

export function codeOf(
  { styles, browser }: ForBrowsers<Bundled>,
  { key, bundle, store }: { key: string; bundle: string; store: Store },
): Code {
  const assets: Record<string, string> = {};
  for (const file of [...styles.outputFiles, ...browser.outputFiles]) {
    const address = rooted(file.path);
    if (/^\/assets\/.*\.style\.(css|js)$/.test(address) || file.contents.length === 0) continue;
    assets[address] = store(address.slice("/assets/".length), file.contents);
  }
  return {
    key,
    bundle,
    ...stylesOf(styles.outputFiles),
    scripts: scriptsOf(browser.metafile),
    assets,
  };
}

/** The files that went into bundles, relative to the site's folder, or whole where they lie on another drive of Windows. */
export function filesOf(...bundles: Inputs[]): string[] {
  const files = bundles
    .flatMap(inputs => Object.keys(inputs))
    .filter(file => !file.startsWith("<") && !file.startsWith(pageNamespace))
    .map(file => file.replace(/^\w{2,}:/, ""));
  return [...new Set(files)].sort();
}

/** The module that renders, as bytes. */
export function serverOf({ outputFiles }: Bundled): Uint8Array {
  return outputFiles.find(({ path }) => path.endsWith(".js"))?.contents ?? new Uint8Array();
}

/** What builds load has its packages in it; what `site dev` loads leaves them out. */
export function wholeName(module: Uint8Array): string {
  return `${whole}${hash(module)}.mjs`;
}

export function isWhole(file: string): boolean {
  return basename(file).startsWith(whole);
}

const whole = "whole-";

/** The stylesheet of each template among some built files. */
export function stylesOf(files: OutputFile[]): Pick<Code, "styles" | "fonts"> {
  const styles: Record<string, string> = {};
  const fonts: Record<string, string[]> = {};
  for (const file of files) {
    const name = /^\/assets\/(.*)\.style\.css$/.exec(rooted(file.path))?.[1];
    if (!name) continue;
    // The one space that esbuild keeps: of a custom property's value it is no part.
    styles[name] = file.text.trim().replace(/(?<=[{;]--[\w-]+:) (?=[^;}])/g, "");
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
    };
  }
  return scripts;
}

/** All lie in one folder, which esbuild names '../../assets/x.js' from the working one, and on Windows 'C:\\site\\assets\\x.js'. */
function rooted(path: string): string {
  return `/assets/${win32.basename(path)}`;
}
