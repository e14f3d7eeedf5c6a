/**
 * The slash rule, said once: where a page's file lies, how it is linked and which address is canonical.
 * Routes are written without a slash at the end; '/' is the first page.
 */
type SlashRule = { url: string; trailingSlash: boolean };

/** '/blog?x#y' → '/blog/?x#y' or '/blog?x#y', also with our own host in front; files, other hosts, bare anchors and mailto: keep as they are. */
export function link(route: string, rule: SlashRule): string {
  const own = route.startsWith(`${rule.url}/`) ? route.slice(rule.url.length) : route;
  if (!own.startsWith("/") || own.startsWith("//")) return own;
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  return spelled(path, rule) + rest;
}

/**
 * '/blog/#c' is '#c' on '/blog/' itself: where somebody has come by '/blog/?utm_source=mail', the whole address would be
 * another one, and the page be loaded anew, without what was typed into it.
 */
export function withinPage(address: string, page: string): string {
  return address.startsWith(`${page}#`) ? address.slice(page.length) : address;
}

export function absolute(route: string, rule: SlashRule): string {
  return route.startsWith("/") ? rule.url + link(route, rule) : route;
}

/** The file of a page in the output folder. */
export function outputFile(route: string, rule: SlashRule): string {
  if (route === "/") return "index.html";
  if (route === "/404") return "404.html";
  return rule.trailingSlash ? `${route.slice(1)}/index.html` : `${route.slice(1)}.html`;
}

/** '/blog/' and '/blog' and '/blog/index.html' and '/blog.html' are all the route '/blog'. */
export function routeOf(path: string): string {
  const bare = path
    .replace(/(^|\/)index\.html$/, "$1")
    .replace(/\.html$/, "")
    .replace(/\/+$/, "");
  return bare === "" ? "/" : bare;
}

function spelled(path: string, { trailingSlash }: SlashRule): string {
  const route = routeOf(path);
  if (route === "/" || hasExtension(route)) return route;
  return trailingSlash ? `${route}/` : route;
}

function hasExtension(route: string): boolean {
  return /\.[a-z0-9]{2,11}$/i.test(route);
}
