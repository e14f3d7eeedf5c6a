import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Problem, ProblemsError } from "../../../problems/problem.ts";
import { systemProblem } from "../../../problems/system-problem.ts";
import type { Handle } from "../../host.ts";
import { againLater } from "../changes/again-later.ts";
import { inTurn } from "../changes/in-turn.ts";
import { watchFolders } from "../changes/watch.ts";
import { askedFolders } from "../code/asked-folders.ts";
import type { DevSite } from "../dev-site.ts";
import type { DevShelf } from "../shown/dev-shelf.ts";
import { earlyPages } from "./early-pages.ts";
import { type Listener, listeners } from "./listeners.ts";
import { confirmDrawings, refresh, showEarly, tellProblems, tellWarnings } from "./page-updates.ts";
import { standingProblems } from "./standing-problems.ts";
import { takeIn } from "./take-in.ts";
import { warnLater } from "./warn-later.ts";

/** What whoever runs the server is told. */
export type News =
  | { kind: "updated"; files: string[]; ms: number }
  /** Pages that were good before stay as they were; at the start there may be none. */
  | { kind: "problems"; problems: Problem[]; hasPages: boolean }
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
  watchMore: () => Promise<void>;
  close: () => void;
};
type Follow = { site: DevSite; shelf: DevShelf; onNews: (news: News) => void };

/** Lets a site and all pages that are open follow the files. */
export function follow({ site, shelf, onNews }: Follow): Following {
  const early = earlyPages();
  const open = listeners(listener => {
    listener.html = shelf.served(listener.version);
    early.opened(listener.path);
    tellWarnings(listener, warnings.all());
    void turns.alone(() => catchUp(listener)).catch(problems.keep);
  });
  const problems = standingProblems({
    root: site.root,
    open: open.all,
    onFound: found =>
      onNews({ kind: "problems", problems: found, hasPages: site.snapshot() !== undefined }),
  });
  const warnings = warnLater(site, found => {
    // What keeps a page from being made may have been told where it was asked for.
    if (found.some(({ severity }) => severity === "error")) problems.report(found);
    else onNews({ kind: "warnings", problems: found });
    for (const listener of open.all()) tellWarnings(listener, found);
  });

  /** Not while changes are taken in: what the page was told of these would be taken back by what was so before. */
  const catchUp = async (listener: Listener) => {
    if (problems.all().length > 0) {
      // Out of sight it missed the last good page, or it was loaded anew with what then proved to be wrong.
      await showEarly(listener, site);
      return tellProblems(listener, problems.all());
    }
    const found = await refresh(listener, site);
    problems.report(found);
    // Nobody has had its drawings made since, where it was out of sight.
    if (found.length === 0) await confirmDrawings([listener], site);
  };
  /** Code may lie in any folder. What was saved there since this moment, before it was watched, is taken in, too. */
  let seenMs = Date.now();
  const watchMore = async () => {
    watching.add(site.codeFolders() ?? (await askedFolders(site.root)), seenMs);
  };
  const update = async (files: ReadonlySet<string>) => {
    const startedMs = Date.now();
    // Looking through all pages would take its turns between the steps of what somebody waits for.
    warnings.stop();
    const onUpdated = (done: { files: string[]; ms: number }) =>
      onNews({ kind: "updated", ms: done.ms, files: lyingFirst(site.root, done.files) });
    await takeIn(files, { site, open: open.all, early, problems, onUpdated }).finally(
      warnings.soon,
    );
    const folders = site.codeFolders();
    watching.add(folders ?? [], seenMs);
    if (folders) seenMs = startedMs;
  };

  const turns = inTurn({
    work: update,
    onFailure: async (error, files) => {
      await problems.keep(error);
      if (systemProblem(error).length > 0) again.refused(files);
      // What cannot be watched is told with the next change, which tries again.
      await watchMore().catch(() => {});
    },
  });
  const again = againLater(turns.changed);
  const watching = watchFolders(site.root, turns.changed);
  watching.add(["content", "templates", "islands"]);
  return {
    open: () =>
      turns.alone(async () => {
        await site.open().catch(error => {
          if (isNoSite(error)) throw error;
          return problems.keep(error);
        });
        warnings.soon();
      }),
    ready: async path => {
      // What is built stands under a name of its own for ever.
      if (!early.has(path) && site.assets()[path] === undefined) await turns.idle();
    },
    served: early.served,
    problems: problems.all,
    report: problems.report,
    events: open.handle,
    watchMore,
    close: () => {
      watching.close();
      again.stop();
      warnings.stop();
      open.close();
    },
  };
}

/** The first is named: many programs save in a file of another name that is gone at once. */
function lyingFirst(root: string, files: string[]): string[] {
  const isThere = (file: string) => existsSync(join(root, file));
  return [...files.filter(isThere), ...files.filter(file => !isThere(file))];
}

/** Anything else can be mended while we run. */
function isNoSite(error: unknown): boolean {
  return error instanceof ProblemsError && error.problems.some(({ code }) => code === "site/root");
}
