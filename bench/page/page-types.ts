import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { industryRoute, locationRoute, routes } from "../../domain/addresses.ts";
import { benchCache, projectRoot } from "../places.ts";

/** A page of each type. */
export const pageTypes: Record<string, string> = {
  home: routes.home,
  blog: routes.blog,
  article: `${routes.blog}/website-design-trends-2025`,
  location: locationRoute("coventry"),
  industry: industryRoute("restaurant"),
  hosting: routes.hostingCoventry,
  support: routes.supportBilton,
  "seo services": routes.seo,
  "local seo": routes.seoCoventry,
  training: routes.trainingDunchurch,
  plain: routes.privacy,
  "thank you": routes.thankYou,
  "not found": "/404",
};

export const builtFolder = join(benchCache, "dist");

/** Builds the real site for the measurements of its pages. */
export function buildPages(): void {
  const args = [join(projectRoot, "bin/site.mjs"), "build", "--out", builtFolder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: "utf8",
    timeout: buildMaxMs,
    env: { ...process.env, CI: "1" },
  });
  if (status !== 0) throw new Error(`The site does not build:\n${stdout}\n${stderr}`);
}

const buildMaxMs = 300_000;

export function fileOf(route: string): string {
  return route === "/404" ? "404.html" : join(`.${route}`, "index.html");
}

export function htmlOf(route: string): string {
  return readFileSync(join(builtFolder, fileOf(route)), "utf8");
}
