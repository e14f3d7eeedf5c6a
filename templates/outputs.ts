import { blog } from "../content/blog.ts";
import { colours } from "../content/colours.ts";
import { site } from "../content/site.ts";
import { articleRoute, routes } from "../domain/addresses.ts";
import type { Page, TextFile, Tools } from "../generator/site.ts";
import { newestFirst } from "./blog/newest-first.ts";
import { categoryName } from "./blog/words.ts";
import { type Article, collections, type SiteContent } from "./collections.ts";
import { pageNames } from "./page-names.ts";
import { escaped } from "./parts/escape.ts";
import { minutesOf } from "./parts/travel-time.ts";
import { hasBlog } from "./plan/has-blog.ts";

/** Every file that is not a page. A new one is one more line here and its function below. */
export function outputs(content: SiteContent, pages: Page[]): TextFile[] {
  const { entries } = content;
  const listed = pages.filter(({ route }) => route !== routes.notFound);
  const articles = newestFirst(entries.articles);
  const newest = articles.slice(0, feedArticlesMax);
  const ownTowns = entries.locations
    .filter(({ record }) => minutesOf(record.travelTime) === undefined)
    .map(entry => collections.locations.route(entry));
  return [
    { path: "/sitemap.xml", write: tools => sitemap(tools, listed, articles, ownTowns) },
    {
      path: "/image-sitemap.xml",
      write: tools => imageSitemap(tools, listed, imagesInTexts(content)),
    },
    ...(hasBlog(articles)
      ? [
          { path: "/feed.xml", write: (tools: Tools) => rssFeed(tools, newest) },
          { path: "/feed.json", write: (tools: Tools) => jsonFeed(tools, newest) },
        ]
      : []),
    {
      path: "/robots.txt",
      write: tools =>
        `User-agent: *\nAllow: /\n\nSitemap: ${tools.absolute("/sitemap.xml")}\nSitemap: ${tools.absolute("/image-sitemap.xml")}\n`,
    },
    { path: "/llms.txt", write: tools => overview(tools, listed, pageNames(content)) },
    { path: "/site.webmanifest", write: manifest },
    { path: "/_headers", write: () => headers },
  ];
}

const feedArticlesMax = 24;

function sitemap(tools: Tools, pages: Page[], articles: Article[], ownTowns: string[]): string {
  const changed = new Map(
    articles.map(({ slug, date, updated }) => [articleRoute(slug), updated ?? date]),
  );
  const urls = pages.map(page => {
    const { priority, changefreq } = importance(page, ownTowns);
    const lastmod = changed.get(page.route);
    return `<url><loc>${escaped(tools.absolute(page.route))}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ""}<changefreq>${changefreq}</changefreq><priority>${priority}</priority></url>`;
  });
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
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

/** By the id of the text that shows them. */
type InTexts = Map<string, string[]>;

function imagesInTexts({ entries }: SiteContent): InTexts {
  const all = Object.values(entries).flat();
  return new Map(all.map(({ id, images }) => [id, images]));
}

function imageSitemap(tools: Tools, pages: Page[], inTexts: InTexts): string {
  // Thousands of articles show the same few pictures of their related ones.
  const known = new Map<string, string>();
  const imageOf = (name: string) => {
    const found =
      known.get(name) ??
      `<image:image><image:loc>${escaped(tools.absolute(tools.image(name).src))}</image:loc></image:image>`;
    known.set(name, found);
    return found;
  };
  const urls = pages
    .map(({ route, images, body = "" }) => ({
      route,
      images: new Set([...images, ...(inTexts.get(body) ?? [])]),
    }))
    .filter(({ images }) => images.size > 0)
    .map(({ route, images }) => {
      const shown = [...images].map(imageOf).join("");
      return `<url><loc>${escaped(tools.absolute(route))}</loc>${shown}</url>`;
    });
  return `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join("\n")}\n</urlset>\n`;
}

/** What RSS calls a description is HTML to feed readers: an excerpt that names <title> is escaped for them and for XML. */
function rssFeed(tools: Tools, articles: Article[]): string {
  const items = articles.map(({ slug, date, record }) => {
    const address = escaped(tools.absolute(articleRoute(slug)));
    return `<item><title>${escaped(record.title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${rssDate(date ?? "")}</pubDate><description>${escaped(escaped(record.excerpt))}</description><category>${escaped(categoryName(record.category))}</category></item>`;
  });
  const own = escaped(tools.absolute("/feed.xml"));
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n<title>${escaped(`${site.name}: ${blog.hero.headline}`)}</title><link>${escaped(tools.absolute(routes.blog))}</link><description>${escaped(blog.meta.description)}</description><language>${tools.settings.language}</language><atom:link href="${own}" rel="self" type="application/rss+xml"/>\n${items.join("\n")}\n</channel></rss>\n`;
}

function jsonFeed(tools: Tools, articles: Article[]): string {
  const items = articles.map(({ slug, date, updated, record }) => ({
    id: tools.absolute(articleRoute(slug)),
    url: tools.absolute(articleRoute(slug)),
    title: record.title,
    content_text: record.excerpt,
    date_published: `${date}T00:00:00Z`,
    ...(updated && { date_modified: `${updated}T00:00:00Z` }),
    tags: record.tags,
  }));
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: `${site.name}: ${blog.hero.headline}`,
    home_page_url: tools.absolute(routes.blog),
    feed_url: tools.absolute("/feed.json"),
    language: tools.settings.language,
    items,
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

/** RFC 822 wants a day of the week; a date at midnight UTC has the same one everywhere. */
function rssDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}

function overview(tools: Tools, pages: Page[], names: Map<string, string>): string {
  const lines = pages.flatMap(({ route }) => {
    const name = names.get(route);
    return name ? `- [${asWords(name)}](${tools.absolute(route)})` : [];
  });
  return `# ${site.name}\n\n> ${site.strapline}\n\n${lines.join("\n")}\n`;
}

/** In markdown, whatever signs of it or of HTML a name has. */
function asWords(name: string): string {
  return name.replace(/[\\[\]<]/g, "\\$&");
}

function manifest(): string {
  const icon = (size: number, purpose: string, name: string) => ({
    src: name,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const value = {
    name: site.name,
    short_name: site.name.replace(/^The /, "").split(" ")[0],
    start_url: "/",
    display: "browser",
    background_color: colours.chalk,
    theme_color: colours.night,
    lang: site.language,
    icons: [
      icon(192, "any", "/icon-192.png"),
      icon(512, "any", "/icon-512.png"),
      icon(512, "maskable", "/icon-maskable-512.png"),
    ],
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** What a meta element cannot carry. Each page brings its own policy; this one only adds who may frame it. */
const headers = `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=()
  Strict-Transport-Security: max-age=31536000

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

const xmlHead = `<?xml version="1.0" encoding="UTF-8"?>\n`;
