import { pathToFileURL } from "node:url";
import type { createElement } from "react";
import type { HookPlace } from "../markup/hooks.ts";
import type { Site } from "../site.ts";

/** What the module that renders exports, as `serverBundle` has it made. */
export type SiteModule = {
  site: Site;
  createElement: typeof createElement;
  hookPlace: HookPlace;
};

/** The bundle is our own output of the entry that the bundler is given, so its exports are known. */
export async function loadModule(bundle: string): Promise<SiteModule> {
  return (await import(pathToFileURL(bundle).href)) as SiteModule;
}
