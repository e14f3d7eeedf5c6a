import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Code } from "./code.ts";
import { compile } from "./compile.ts";
import { ProblemsError } from "./problem.ts";
import type { SiteModule } from "./render.ts";
import type { Settings } from "./site.ts";

export type OpenSite = {
  root: string;
  cache: string;
  code: Code;
  module: SiteModule;
  settings: Settings;
  environment: Record<string, string>;
};

/** Compiles and loads the site in a folder; settings are its own, overridden by the environment. */
export async function openSite(
  folder: string,
  options: { cache?: string | undefined; compile?: typeof compile } = {},
): Promise<OpenSite> {
  const root = resolve(folder);
  refuseOther(root);
  const cache = options.cache ?? usualCache(root);
  const { env } = process;
  const code = await (options.compile ?? compile)(root, cache);
  const module = await loadModule(code.bundle);
  const settings = {
    ...module.site.settings,
    url: (env.SITE_URL ?? module.site.settings.url).replace(/\/+$/, ""),
  };
  refuseAddress(settings.url);
  const named = Object.entries(settings.environment).map(([name, otherwise]) => [
    name,
    env[name] || otherwise,
  ]);
  return { root, cache, code, module, settings, environment: Object.fromEntries(named) };
}

/** Where a site keeps what its builds know; it can be deleted at any time. */
export function usualCache(root: string): string {
  return join(root, ".cache", "site");
}

/** The bundle is our own output of the entry that compile() writes, so its exports are known. */
export async function loadModule(bundle: string): Promise<SiteModule> {
  return (await import(pathToFileURL(bundle).href)) as SiteModule;
}

function refuseOther(root: string): void {
  if (existsSync(join(root, "templates", "site.ts"))) return;
  throw new ProblemsError([
    {
      code: "site/root",
      severity: "error",
      file: root,
      message: "there is no site here: templates/site.ts is missing",
      fix: "Go to the site's folder, or name it with   --root DIR",
    },
  ]);
}

function refuseAddress(url: string): void {
  if (/^https?:\/\/[^/\s]+(\/[^?#\s]*)?$/.test(url)) return;
  throw new ProblemsError([
    {
      code: "site/url",
      severity: "error",
      message: `the public address '${url}' is not a web address`,
      fix: "Write SITE_URL as   https://www.example.com",
    },
  ]);
}
