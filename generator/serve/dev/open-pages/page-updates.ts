import type { Code } from "../../../bundle/code.ts";
import { formatProblem, formatProblems } from "../../../problems/format-problem.ts";
import type { Problem } from "../../../problems/problem.ts";
import type { DevSite } from "../dev-site.ts";
import { isPassing, problemsOf } from "../problems-of.ts";
import type { ShownPage } from "../shown/snapshot.ts";
import type { Listener } from "./listeners.ts";

/** Brings one open page up to date, if it is another page by now; gives back what stands in the way. */
export async function refresh(listener: Listener, site: DevSite): Promise<Problem[]> {
  try {
    const shown = await shownTo(listener, site);
    tellProblems(listener, []);
    if (shown && shown.badge !== listener.badge) tellPage(listener, undefined);
    else if (shown?.version === listener.version) listener.html = shown.html;
    else tellPage(listener, shown);
    listener.isCurrent = true;
    return [];
  } catch (error) {
    if (isPassing(error)) return [];
    const problems = await problemsOf(error, site.root);
    tellProblems(listener, problems);
    return problems;
  }
}

/** Shows what a page is about to become, where that can be made; tells whether it may now be loaded anew. */
export async function showEarly(listener: Listener, site: DevSite): Promise<boolean> {
  try {
    const shown = await shownTo(listener, site);
    if (!shown || shown.version === listener.version) return false;
    tellPage(listener, shown);
    return true;
  } catch {
    // New code and old data need not fit. What is really wrong shows when all is up to date.
    return false;
  }
}

function tellPage(listener: Listener, shown: ShownPage | undefined): void {
  if (!shown || listener.html === undefined) {
    listener.tell({ kind: "reload" });
    return;
  }
  const { html: after, version } = shown;
  listener.tell({ kind: "page", before: listener.html, after, version });
  Object.assign(listener, { html: after, version });
}

async function shownTo({ path }: Listener, site: DevSite): Promise<ShownPage | undefined> {
  return (await site.pageAt(path))?.show();
}

/** Drawings are looked at when the text has been shown already: setting their type takes longer than the page. */
export async function confirmDrawings(listeners: Listener[], site: DevSite): Promise<void> {
  for (const listener of listeners) {
    const page = await site.pageAt(listener.path);
    if (await page?.confirm()) await refresh(listener, site);
  }
}

export function tellProblems(listener: Listener, problems: Problem[]): void {
  if (problems.length === 0 && !listener.troubled) return;
  listener.troubled = problems.length > 0;
  listener.tell({ kind: "problems", problems: formatProblems(problems) });
}

export function tellWarnings(listener: Listener, warnings: Problem[]): void {
  listener.tell({ kind: "warnings", warnings: warnings.map(formatProblem) });
}

/** Tells pages of their new styles, and whether there was anything to tell. */
export function restyle(
  listeners: Listener[],
  { before, after }: { before: Code; after: Code },
): boolean {
  const moved = movedStylesheets(before, after);
  const restyled = listeners.filter(listener => {
    const css = after.styles[listener.template] ?? "";
    const known = listener.styles ?? before.styles[listener.template] ?? "";
    if (css === known && Object.keys(moved).length === 0) return false;
    listener.tell({ kind: "styles", css, moved });
    listener.styles = css;
    return true;
  });
  return restyled.length > 0;
}

/**
 * Pages that have changed without being made anew: what they are now is found out when nobody waits for it. One that
 * has only just begun to listen may differ by more than its styles.
 */
export async function takeStock(listeners: Listener[], site: DevSite): Promise<void> {
  for (const listener of listeners) {
    const shown = await shownTo(listener, site).catch(unlessPassing);
    if (!shown) continue;
    const { html, version } = shown;
    if (version !== listener.version) {
      if (listener.isCurrent) listener.tell({ kind: "version", version });
      else tellPage(listener, shown);
    }
    Object.assign(listener, { html, version });
  }
}

function unlessPassing(error: unknown): undefined {
  if (!isPassing(error)) throw error;
}

function movedStylesheets(before: Code, after: Code): Record<string, string> {
  return Object.fromEntries(
    Object.entries(before.scripts).flatMap(([name, { style }]) => {
      const next = after.scripts[name]?.style;
      return style && next && style !== next ? [[style, next]] : [];
    }),
  );
}
