/**
 * The slash rule, said once: where a page's file lies, how it is linked and which address is canonical.
 * Routes are written without a slash at the end; '/' is the first page.
 */
type SlashRule = OwnHosts & { trailingSlash: boolean };
/** `declaredUrl` is the address in the site's own files where the environment says another. */
type OwnHosts = { url: string; declaredUrl?: string };

/** '/blog?x#y' → '/blog/?x#y' or '/blog?x#y', also with our own host in front; files, other hosts, bare anchors and mailto: keep as they are. */
export function link(route: string, rule: SlashRule): string {
  const own = /^\/(?!\/)/.test(route) ? route : withoutOwnHost(route, rule);
  if (!own.startsWith("/") || own.startsWith("//")) return own;
  const [, path = "/", rest = ""] = /^([^?#]*)(.*)$/s.exec(own) ?? [];
  return spelled(path, rule) + rest;
}

/** 'HTTP://example.com/blog' → '/blog' on www.example.com: whoever copies an address from a browser gets some spelling of it. */
function withoutOwnHost(address: string, { url, declaredUrl = url }: OwnHosts): string {
  const [, host, rest = ""] = /^(?:https?:)?\/\/([^/?#]+)(.*)$/is.exec(address) ?? [];
  const isOwn = host !== undefined && [url, declaredUrl].map(bareHost).includes(bareHost(host));
  return isOwn ? rest.replace(/^\/*/, "/") : address;
}

function bareHost(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(https?:)?\/\//, "")
    .replace(/^www\./, "");
}

/** The beginnings under which a text may name a page of ours. */
export function ownOrigins({ url, declaredUrl = url }: OwnHosts): string[] {
  const hosts = [url, declaredUrl].map(bareHost);
  const named = [...new Set(hosts)].flatMap(host => [host, `www.${host}`]);
  const schemes = ["https://", "http://", "//"];
  // A link is made of 'www.example.com' without any of them, too.
  return [...schemes.flatMap(scheme => named.map(host => scheme + host)), ...named.filter(isWww)];
}

function isWww(host: string): boolean {
  return host.startsWith("www.");
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

/** Hosts show its page for whatever is not there, and nobody links to it. */
export const notFoundRoute = "/404";

/** The file of a page in the output folder. */
export function outputFile(route: string, rule: SlashRule): string {
  if (route === "/") return "index.html";
  if (route === notFoundRoute) return "404.html";
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
