import { blog } from "../content/blog.ts";
import { colours } from "../content/colours.ts";
import { site } from "../content/site.ts";
import { articleRoute, routes } from "../domain/addresses.ts";
import type { Page, TextFile, Tools } from "../generator/site.ts";
import { newestFirst } from "./blog/newest-first.ts";
import { categoryName } from "./blog/words.ts";
import type { Article, SiteContent } from "./collections.ts";
import { pageNames } from "./page-names.ts";
import { escaped } from "./parts/words/escape.ts";
import { hasBlog } from "./plan/has-blog.ts";
import { sitemaps, xmlHead } from "./sitemaps.ts";

/** Every file that is not a page. A new one is one more line here and its function below. */
export function outputs(content: SiteContent, pages: Page[]): TextFile[] {
  const listed = pages.filter(({ route }) => route !== routes.notFound);
  const articles = newestFirst(content.entries.articles);
  const newest = articles.slice(0, feedArticlesMax);
  return [
    ...sitemaps(content, listed),
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

/** 'Tryline' of 'The Tryline Studio', but not 'R' of 'R & B Joinery' nor 'Bob and': up to its first word of four letters. */
function shortName(name: string): string {
  return /^(?:The )?(.*?\p{L}{4}\S*)/u.exec(name)?.[1] ?? name;
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
    short_name: shortName(site.name),
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
