import { setImmediate as breathe } from "node:timers/promises";
import { formatProblem, type Problem, ProblemsError, sortProblems } from "../../problem.ts";
import type { Handle } from "../host.ts";
import type { DevShelf } from "./dev-shelf.ts";
import type { DevSite } from "./dev-site.ts";
import { earlyPages, untilPainted } from "./early-pages.ts";
import { inTurn } from "./in-turn.ts";
import { type Listener, listeners } from "./listeners.ts";
import {
  confirmDrawings,
  refresh,
  restyle,
  showEarly,
  takeStock,
  tellProblems,
} from "./page-updates.ts";
import { problemsOf } from "./problems-of.ts";
import { warnLater } from "./warn-later.ts";
import { watchFolders } from "./watch.ts";

/** What whoever runs the server is told. */
export type News =
  | { kind: "updated"; files: string[]; ms: number }
  | { kind: "problems"; problems: Problem[] }
  | { kind: "warnings"; problems: Problem[] };

export type Following = {
  open: () => Promise<void>;
  /** Resolves when the page of this path can be served: mostly when the whole site is as its files are. */
  ready: (path: string) => Promise<void>;
  served: (path: string) => void;
  problems: () => Problem[];
  /** Tells of what was found wrong when a page was asked for. */
  report: (problems: Problem[]) => void;
  /** Where open pages listen. */
  events: Handle;
  watchMore: () => void;
  close: () => void;
};
type Follow = { site: DevSite; shelf: DevShelf; onNews: (news: News) => void };

/** Lets a site and all pages that are open follow the files. */
export function follow({ site, shelf, onNews }: Follow): Following {
  let problems: Problem[] = [];
  let reported = "";
  const open = listeners(listener => {
    listener.html = shelf.served(listener.version);
    void catchUp(listener);
  });
  const early = earlyPages();
  const warnings = warnLater(site, found => onNews({ kind: "warnings", problems: found }));

  const current = () => {
    const snapshot = site.snapshot();
    return snapshot && { snapshot, shelf };
  };
  const catchUp = async (listener: Listener) => {
    await turns.idle();
    const now = current();
    if (problems.length > 0) tellProblems(listener, problems);
    else if (now) report(await refresh(listener, now));
  };
  /** Several pages may fail for the same reason, and each of them may be asked for many times. */
  const report = (found: Problem[]) => {
    const text = found.map(formatProblem).join("\n");
    if (text !== "" && text !== reported) onNews({ kind: "problems", problems: found });
    reported = text;
  };
  const update = async (files: ReadonlySet<string>) => {
    // Looking through all pages would take its turns between the steps of what somebody waits for.
    warnings.stop();
    const styles = new Set([...files].filter(file => file.endsWith(".css")));
    const others = new Set([...files].filter(file => !styles.has(file)));
    try {
      // Each is shown in its own way, and a mistake in the others is no reason not to take in the styles.
      if (styles.size === 0 || others.size === 0) await bringUpToDate(files);
      else await bringUpToDate(others).finally(() => bringUpToDate(styles));
    } finally {
      warnings.soon();
    }
  };
  const bringUpToDate = async (files: ReadonlySet<string>) => {
    const startedMs = performance.now();
    let seenMs: number | undefined;
    const done = await site.update(files, {
      pages: async change => {
        const told = await showPages();
        if (told.size === 0) return;
        seenMs = performance.now();
        // Planning thousands of pages would keep what was told from leaving, and a page waiting that is loaded anew,
        // as it mostly is for new code.
        await (change === "code" ? early.offer(told) : untilPainted());
      },
      templates: () => open.all().map(({ template }) => template),
      styles: async change => {
        const now = current();
        if (!now || !restyle(open.all(), change)) return;
        seenMs = performance.now();
        await takeStock(open.all(), now);
        await untilPainted();
      },
    });
    const now = current();
    if (done.changed === "nothing" || !now) return;
    problems = [];
    const pages = open.all();
    if (done.changed === "styles") restyle(pages, done);
    const inPages = done.changed === "all" ? await refreshAll(pages, now) : [];
    onNews({ kind: "updated", files: [...files], ms: (seenMs ?? performance.now()) - startedMs });
    reported = "";
    report(inPages);
    if (done.changed === "styles") return takeStock(pages, now);
    // What was told leaves before drawing begins.
    await breathe();
    await confirmDrawings(pages, now);
    watching.add(site.folders());
  };
  /** The paths of pages that were told of what they are about to become. */
  const showPages = async () => {
    const now = current();
    const told = new Set<string>();
    for (const page of open.all()) if (now && (await showEarly(page, now))) told.add(page.path);
    return told;
  };
  const fail = async (cause: unknown) => {
    problems = await problemsOf(cause, site.root);
    reported = "";
    report(problems);
    for (const listener of open.all()) tellProblems(listener, problems);
  };

  const turns = inTurn({ work: update, onFailure: fail });
  const watching = watchFolders(site.root, turns.changed);
  watching.add(site.folders());
  return {
    open: () =>
      turns.first(async () => {
        await site.open().catch(error => {
          if (isNoSite(error)) throw error;
          return fail(error);
        });
        warnings.soon();
      }),
    ready: async path => {
      if (!early.has(path)) await turns.idle();
    },
    served: early.served,
    problems: () => problems,
    report,
    events: open.handle,
    watchMore: () => watching.add(site.folders()),
    close: () => {
      watching.close();
      warnings.stop();
      open.close();
    },
  };
}

async function refreshAll(pages: Listener[], now: Parameters<typeof refresh>[1]) {
  const found = await Promise.all(pages.map(page => refresh(page, now)));
  return sortProblems(found.flat());
}

/** Anything else can be mended while we run. */
function isNoSite(error: unknown): boolean {
  return error instanceof ProblemsError && error.problems.some(({ code }) => code === "site/root");
}
