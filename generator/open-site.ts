import { resolve } from "node:path";
import type { Code } from "./bundle/code.ts";
import { compile } from "./bundle/compile.ts";
import { loadModule, type SiteModule } from "./bundle/load-module.ts";
import { codeFailure } from "./bundle/mistakes/code-failure.ts";
import { refuseLackingSite } from "./check/plan/site-parts.ts";
import { factProblems } from "./load/facts/fact-problems.ts";
import { type Problem, ProblemsError, problemAt, refusal } from "./problems/problem.ts";
import { placeOf, whole } from "./problems/source-of.ts";
import type { Settings } from "./site.ts";
import { refuseNoSite, usualCache } from "./site-folder.ts";
import { namesHost } from "./words/names-host.ts";
import { withoutLogin } from "./words/without-login.ts";

export type OpenSite = {
  root: string;
  cache: string;
  code: Code;
  module: SiteModule;
  settings: Settings;
  environment: Record<string, string>;
};

/** Loads the site in a folder, whose code may be given; settings are its own, overridden by the environment. */
export async function openSite(
  folder: string,
  given: { cache?: string; code?: Code | Promise<Code> } = {},
): Promise<OpenSite> {
  const root = resolve(folder);
  refuseNoSite(root);
  const cache = given.cache ?? usualCache(root);
  const code = await (given.code ?? compile(root, cache));
  const module = await loadModule(code.bundle).catch(async error => {
    throw await codeFailure(root, error);
  });
  refuseLackingSite(module.site);
  const settings = settingsOf(module, root);
  refuseVariables(module);
  return { root, cache, code, module, settings, environment: variablesIn(settings) };
}

function settingsOf(module: SiteModule, root: string): Settings {
  const own = module.site.settings;
  // Typed or not, a fact whose name was misspelt is not there.
  const given: unknown = process.env.SITE_URL || own.url;
  const address = typeof given === "string" ? given.replace(/\/+$/, "") : "";
  refuseAddress(address, { root, module });
  // As browsers spell it: small letters, no usual port, and letters beyond a to z as sitemaps want them.
  return { ...own, url: new URL(address).origin, declaredUrl: own.url };
}

function variablesIn({ environment }: Settings): Record<string, string> {
  const values = Object.entries(environment).map(([name, otherwise]) => [
    name,
    process.env[name] || otherwise,
  ]);
  return Object.fromEntries(values);
}

function refuseVariables({ site }: SiteModule): void {
  const problems: Problem[] = Object.entries(site.environmentRules ?? {}).flatMap(
    ([name, { pattern, fix }]) => {
      const value = process.env[name];
      if (!value || pattern.test(value)) return [];
      const message = `it is '${withoutLogin(value)}', which cannot be meant so`;
      return { code: "site/environment", severity: "error", file: name, message, fix };
    },
  );
  if (problems.length) throw new ProblemsError(problems);
}

/** Links begin at the top of the host, so a site in a folder of one would lead out of it. */
function refuseAddress(url: string, { root, module }: Pick<OpenSite, "root" | "module">): void {
  if (/^https?:\/\/[^/?#\s@]+$/i.test(url) && namesHost(url)) return;
  // What is missing has no place of its own; the facts know where it belongs.
  const wrongFacts = url === "" ? factProblems(root, module.site.facts) : [];
  if (wrongFacts.length > 0) throw new ProblemsError(wrongFacts);
  const finding = {
    code: "site/url",
    message: `the public address '${withoutLogin(url)}' is not ${isAddress(url) ? "that of a whole host" : "a web address"}`,
    fix: `Write it as   ${meantAddress(url)}`,
  };
  const files = module.site.facts.map(({ file }) => file);
  const place =
    process.env.SITE_URL || url === ""
      ? undefined
      : placeOf(root, files, [url, `${url}/`].map(whole));
  if (place) throw new ProblemsError([problemAt(place, finding)]);
  throw refusal({ ...finding, file: "SITE_URL" });
}

function isAddress(url: string): boolean {
  return /^https?:\/\/[^/?#\s]/.test(url);
}

function meantAddress(given: string): string {
  const url = given.replace(/[;,"'\s]+$/, "");
  if (isAddress(url) && URL.canParse(url)) return new URL(url).origin;
  const host = /^\s*(?:\w+:?\/+)?([a-z\d.-]+\.[a-z]{2,})(?=\/|\s*$)/i.exec(url)?.[1];
  return `https://${host ?? "www.example.com"}`;
}
