import type { PageFacts } from "../page-facts.ts";
import type { Page } from "../site.ts";

export type CheckedPage = { page: Page; facts: PageFacts };

/** What the slower checks work on: all pages, with their HTML at hand. */
export type PageCheck = { root: string; pages: CheckedPage[]; htmlOf: (route: string) => string };
