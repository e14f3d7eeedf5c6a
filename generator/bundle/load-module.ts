import { pathToFileURL } from "node:url";
import type { SiteModule } from "../render/render.ts";

/** The bundle is our own output of the entry that the bundler is given, so its exports are known. */
export async function loadModule(bundle: string): Promise<SiteModule> {
  return (await import(pathToFileURL(bundle).href)) as SiteModule;
}
