import { articleRoute, routes } from "../domain/addresses.ts";
import type { Page, TextFile, Tools } from "../generator/site.ts";
import { collections, type SiteContent } from "./collections.ts";
import { escaped } from "./parts/words/escape.ts";
import { minutesOf } from "./parts/words/travel-time.ts";

/** Of all pages, and of the pictures on them. */
export function sitemaps(content: SiteContent, pages: Page[]): TextFile[] {
  return [
    ...inParts("/sitemap.xml", pages, ofPages(content)),
    ...inParts("/image-sitemap.xml", pages, ofImages(content)),
  ];
}

const own = ' xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
export const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>\n`;

type Kind = {
  namespaces: string;
  /** Names of the pictures that it shows of a page. */
  imagesOf: (page: Page) => string[];
  urls: (tools: Tools) => (page: Page) => string;
};

/** Of many pages the first file only names those that list them. */
function inParts(path: string, pages: Page[], { namespaces, imagesOf, urls }: Kind): TextFile[] {
  const listing = (path: string, pages: Page[]) => ({
    path,
    images: [...new Set(pages.flatMap(imagesOf))],
    write: (tools: Tools) => xmlList("urlset", namespaces, pages.map(urls(tools))),
  });
  if (pages.length <= pagesMax) return [listing(path, pages)];
  const parts = Array.from({ length: Math.ceil(pages.length / pagesMax) }, (_, index) => {
    const some = pages.slice(index * pagesMax, (index + 1) * pagesMax);
    return listing(path.replace(".xml", `-${index + 1}.xml`), some);
  });
  const named = (tools: Tools) =>
    parts.map(({ path }) => `<sitemap><loc>${escaped(tools.absolute(path))}</loc></sitemap>`);
  return [{ path, write: tools => xmlList("sitemapindex", own, named(tools)) }, ...parts];
}

/** Search engines read 50,000 addresses of a file, and 50 MB, below which so many pages stay with their pictures. */
const pagesMax = 25_000;

function xmlList(element: string, namespaces: string, lines: string[]): string {
  return `${xmlHead}<${element}${namespaces}>\n${lines.join("\n")}\n</${element}>\n`;
}

function ofPages({ entries }: SiteContent): Kind {
  const changed = new Map(
    entries.articles.map(({ slug, date, updated }) => [articleRoute(slug), updated ?? date]),
  );
  const ownTowns = entries.locations
    .filter(({ record }) => minutesOf(record.travelTime) === undefined)
    .map(entry => collections.locations.route(entry));
  const urls: Kind["urls"] = tools => page => {
    const { priority, changefreq } = importance(page, ownTowns);
    const lastmod = changed.get(page.route);
    return `<url><loc>${escaped(tools.absolute(page.route))}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}<changefreq>${changefreq}</changefreq><priority>${priority}</priority></url>`;
  };
  return { namespaces: own, imagesOf: () => [], urls };
}

/** Priorities as the owner stated them; a town is our own where its record says that we are based there. */
function importance(
  { route, template }: Page,
  ownTowns: string[],
): { priority: string; changefreq: "weekly" | "monthly" } {
  if (route === routes.home) return { priority: "1.0", changefreq: "weekly" };
  if (route === routes.blog) return { priority: "0.8", changefreq: "weekly" };
  const priority = ownTowns.includes(route) ? "0.9" : (priorities[template] ?? "0.5");
  return { priority, changefreq: "monthly" };
}

/** By template; what is not named here counts least. */
const priorities: Record<string, string> = {
  "seo-services": "0.9",
  "local-seo": "0.9",
  location: "0.8",
  industry: "0.8",
  directory: "0.8",
  hosting: "0.8",
  support: "0.8",
  training: "0.8",
  article: "0.7",
};

function ofImages({ entries }: SiteContent): Kind {
  const all = Object.values(entries).flat();
  /** By the id of the text that shows them. */
  const inTexts = new Map(all.map(({ id, images }) => [id, images]));
  const imagesOf = ({ images, body = "" }: Page) => [
    ...new Set([...images, ...(inTexts.get(body) ?? [])]),
  ];
  const urls: Kind["urls"] = tools => {
    // Thousands of articles show the same few pictures of their related ones.
    const known = new Map<string, string>();
    const imageOf = (name: string) => {
      const found =
        known.get(name) ??
        `<image:image><image:loc>${escaped(tools.absolute(tools.image(name).src))}</image:loc></image:image>`;
      known.set(name, found);
      return found;
    };
    return page =>
      `<url><loc>${escaped(tools.absolute(page.route))}</loc>${imagesOf(page).map(imageOf).join("")}</url>`;
  };
  const namespaces = `${own} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;
  return { namespaces, imagesOf, urls };
}
