import type { BrowserServer } from "playwright-core";
import type { TestProject } from "vitest/node";
import { launchSharedBrowser } from "./browser.ts";
import { buildSite } from "./built-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    builtSite: string;
    browserAddress: string;
  }
}

let browser: BrowserServer;

/** All visits are to one built site in one browser: starting both for each file took as long as the visits. */
export async function setup(project: TestProject): Promise<void> {
  project.provide("builtSite", buildSite());
  browser = await launchSharedBrowser();
  project.provide("browserAddress", browser.wsEndpoint());
}

export async function teardown(): Promise<void> {
  await browser?.close();
}
