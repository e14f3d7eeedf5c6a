import { link, outputFile, routeOf } from "./addresses.ts";
import type { Content, Plan, Redirect, Settings, Site } from "./site.ts";
import { escapeHtml } from "./words/escape-html.ts";

/** The aliases of all entries, beside the redirects that the plan names itself. */
export function aliasRedirects(site: Site, content: Content): Redirect[] {
  return Object.entries(content.entries).flatMap(([name, entries]) =>
    entries.flatMap(entry => {
      const to = site.collections[name]?.route(entry) ?? "/";
      return entry.aliases.map(alias => ({
        from: alias.replace(/\/+$/, ""),
        to,
        file: entry.file,
      }));
    }),
  );
}

/** Where each old address leads, by its route. */
export function redirectTargets(redirects: readonly Redirect[]): Map<string, string> {
  return new Map(redirects.map(({ from, to }) => [routeOf(from), to]));
}

/** Hosts read `_redirects`; where none does, a page at the old address leads on. */
export function redirectFiles(
  { redirects, pages }: Pick<Plan, "redirects" | "pages">,
  settings: Settings,
): { path: string; text: string }[] {
  if (redirects.length === 0) return [];
  const lines = redirects.flatMap(({ from, to }) =>
    spellings(from, settings).map(spelling => `${spelling} ${link(to, settings)} 301`),
  );
  // A disk that takes capitals for small letters would put '/About' in the place of the page '/about'.
  const taken = new Set(pages.map(({ route }) => outputFile(route, settings).toLowerCase()));
  const moved = redirects.flatMap(({ from, to }) =>
    filesAt(from, settings)
      .filter(path => !taken.has(path.toLowerCase()))
      .map(path => ({ path, text: movedPage(to, settings) })),
  );
  return [{ path: "_redirects", text: `${lines.join("\n")}\n` }, ...moved];
}

/** Of two rules for one address hosts take the first: an owner's own stand before those of the aliases. */
export function joinedRules(own: Buffer, ours: string): string {
  return `${own.toString().trimEnd()}\n${ours}`;
}

/** An address that ended in .html is asked for with its ending, which few hosts take for the same. */
function spellings(from: string, settings: Settings): string[] {
  const route = routeOf(from);
  return [...new Set([route, link(route, { ...settings, trailingSlash: true }), from])];
}

/** The files in the output folder that lead on from an old address. */
export function filesAt(from: string, settings: Settings): string[] {
  const file = outputFile(routeOf(from), settings);
  return from.endsWith(".html") ? [...new Set([file, from.slice(1)])] : [file];
}

function movedPage(to: string, settings: Settings): string {
  const target = escapeHtml(link(to, settings));
  return `<!DOCTYPE html><html lang="${settings.language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${escapeHtml(settings.url)}${target}"><title>This page has moved</title></head><body><p>This page has moved to <a href="${target}">${target}</a>.</p></body></html>\n`;
}
