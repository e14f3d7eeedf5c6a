import { setImmediate as breathe } from "node:timers/promises";
import { sortProblems } from "../../../problems/problem.ts";
import type { DevSite } from "../dev-site.ts";
import { type EarlyPages, untilPainted } from "./early-pages.ts";
import type { Listener } from "./listeners.ts";
import { confirmDrawings, refresh, restyle, showEarly, takeStock } from "./page-updates.ts";
import type { StandingProblems } from "./standing-problems.ts";

type Parts = {
  site: DevSite;
  open: () => Listener[];
  early: EarlyPages;
  problems: StandingProblems;
  onUpdated: (update: { files: string[]; ms: number }) => void;
};

/** Takes changed files into the site and into the pages that are open: first what somebody looks at. */
export async function takeIn(files: ReadonlySet<string>, parts: Parts): Promise<void> {
  const styles = new Set([...files].filter(file => file.endsWith(".css")));
  const others = new Set([...files].filter(file => !styles.has(file)));
  // Each is shown in its own way, and a mistake in the others is no reason not to take in the styles.
  if (styles.size === 0 || others.size === 0) await takeInAlike(files, parts);
  else await takeInAlike(others, parts).finally(() => takeInAlike(styles, parts));
}

async function takeInAlike(files: ReadonlySet<string>, parts: Parts): Promise<void> {
  const { site, open, early, problems, onUpdated } = parts;
  const startedMs = performance.now();
  let seenMs: number | undefined;
  const done = await site
    .update(files, {
      pages: async change => {
        const told = await showPages(parts);
        if (told.size === 0) return;
        seenMs = performance.now();
        // Planning thousands of pages would keep what was told from leaving, and a page waiting that is loaded anew,
        // as it mostly is for new code.
        await (change === "code" ? early.offer(told) : untilPainted());
      },
      templates: () => open().map(({ template }) => template),
      styles: async change => {
        if (!restyle(open(), change)) return;
        seenMs = performance.now();
        await takeStock(open(), site);
        await untilPainted();
      },
    })
    .catch(async error => {
      // Of new code, whose data may be what is wrong. What is told next stands above the last good page.
      await showPages(parts);
      throw error;
    });
  if (done.changed === "nothing") return;
  problems.clear();
  const pages = open();
  if (done.changed === "styles") restyle(pages, done);
  const inPages = done.changed === "all" ? await refreshAll(pages, site) : [];
  onUpdated({ files: [...files], ms: (seenMs ?? performance.now()) - startedMs });
  problems.report(inPages);
  if (done.changed === "styles") return takeStock(pages, site);
  // What was told leaves before drawing begins.
  await breathe();
  await confirmDrawings(pages, site);
}

/** The paths of pages that were told of what they are about to become. */
async function showPages({ site, open }: Parts): Promise<Set<string>> {
  const told = new Set<string>();
  for (const page of open()) if (await showEarly(page, site)) told.add(page.path);
  return told;
}

async function refreshAll(pages: Listener[], site: DevSite) {
  const found = await Promise.all(pages.map(page => refresh(page, site)));
  return sortProblems(found.flat());
}
