import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { categories } from "../content/blog.ts";
import { menu } from "../content/navigation.ts";
import { articleSchema } from "../content/rules/schemas.ts";
import { site } from "../content/site.ts";
import { locationRoute } from "../domain/addresses.ts";
import type { Page, Tools } from "../generator/site.ts";
import { contentWith } from "../tests/sample-content.ts";
import type { Article, Location } from "./collections.ts";
import { outputs } from "./outputs.ts";

const { settings } = contentWith({});
const origin = settings.url;

test("a feed reader, which takes an excerpt for HTML, shows every sign of it", () => {
  const feed = written("/feed.xml", article({ excerpt: "What <title> & <meta> are for" }));
  const [, description = ""] = /<item>.*<description>(.*?)<\/description>/.exec(feed) ?? [];
  const html = unescaped(description);
  expect(html).not.toContain("<");
  expect(unescaped(html)).toBe("What <title> & <meta> are for");
});

test("a title that speaks of a tag or has brackets is a link of these words in llms.txt", () => {
  expect(written("/llms.txt", article({ title: "What <title> [sic] is" }))).toContain(
    "- [What \\<title> \\[sic\\] is](",
  );
});

test("a page that the menu alone leads to has a name in llms.txt", () => {
  menu.push({ label: "Gallery", route: "/gallery" });
  const page = { ...pageOf(article({})), route: "/gallery", template: "gallery" };
  const overview = outputs(contentWith({}), [page]).find(({ path }) => path === "/llms.txt");
  expect(overview && "write" in overview && overview.write(tools)).toContain("- [Gallery](");
  menu.pop();
});

test("the sitemap of pictures names those in an article's text too, each once", () => {
  const sitemap = written("/image-sitemap.xml", article({}, ["cover", "workshop.jpg"]));
  const names = [...sitemap.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, name]) => name);
  expect(names).toEqual([`${origin}/cover`, `${origin}/workshop.jpg`]);
});

test("while a site is written, the sitemap of pictures names each as it is drawn now", () => {
  const shown = article({}, ["workshop.jpg"]);
  const files = outputs(contentWith({ articles: [shown] }), [pageOf(shown)]);
  const sitemap = files.find(({ path }) => path === "/image-sitemap.xml");
  expect(sitemap && "images" in sitemap && sitemap.images).toEqual(["cover", "workshop.jpg"]);
});

test("of more pages than search engines read of a file, each sitemap is several that it names", () => {
  const page = pageOf(article({}));
  const pages = Array.from({ length: 60_000 }, (_, at) => ({ ...page, route: `/blog/${at}` }));
  const files = outputs(contentWith({}), pages);
  for (const name of ["sitemap", "image-sitemap"]) {
    const locsIn = (path: string) => {
      const file = files.find(text => text.path === path);
      const xml = file && "write" in file ? file.write(tools) : "";
      return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc);
    };
    const parts = locsIn(`/${name}.xml`).map(loc => locsIn(loc.slice(origin.length)));
    for (const part of parts) expect(part.length).toBeLessThan(50_000);
    expect(parts.flat()).toEqual(pages.map(({ route }) => origin + route));
  }
});

test("search engines and feed readers are told when an article was updated", () => {
  const updated = { ...article({}), updated: "2026-03-04" };
  expect(written("/sitemap.xml", updated)).toContain("<lastmod>2026-03-04</lastmod>");
  expect(written("/sitemap.xml", article({}))).toContain("<lastmod>2026-01-02</lastmod>");
  expect(JSON.parse(written("/feed.json", updated)).items).toMatchObject([
    { date_published: "2026-01-02T00:00:00Z", date_modified: "2026-03-04T00:00:00Z" },
  ]);
});

test("the feeds hold the newest 24 articles, each with its address, its words and what it is about", () => {
  const articles = Array.from({ length: 30 }, (_, at) => {
    const { record, ...one } = article({ title: `Part ${at}`, excerpt: `Words ${at}` });
    const date = `2026-01-${String(at + 1).padStart(2, "0")}`;
    return { ...one, slug: `part-${at}`, date, record: { ...record, tags: ["rye"] } };
  });
  const [rss, json] = ["/feed.xml", "/feed.json"].map(path => writtenOf(path, articles, []));
  const items = [...String(rss).matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item);
  expect(items).toHaveLength(24);
  const address = `${origin}/blog/part-29`;
  expect(items[0]).toContain(
    `<title>Part 29</title><link>${address}</link><guid>${address}</guid>`,
  );
  expect(items[0]).toContain(`<category>${categories[0].name}</category>`);
  expect(rss).toContain("<language>en-GB</language>");
  const feed = JSON.parse(String(json));
  expect(feed).toMatchObject({ language: "en-GB", feed_url: `${origin}/feed.json` });
  expect(feed.items).toHaveLength(24);
  expect(feed.items[0]).toMatchObject({
    id: address,
    url: address,
    title: "Part 29",
    content_text: "Words 29",
    tags: ["rye"],
  });
});

test("the feed says when an article came out as feed readers want it", () => {
  expect(written("/feed.xml", article({}))).toContain(
    "<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>",
  );
});

test.each([
  ["The Tryline Studio", "Tryline"],
  ["R & B Joinery", "R & B Joinery"],
  ["Bob and Sons of Rugby", "Bob and Sons"],
  ["Tŷ Bara", "Tŷ Bara"],
  ["Ann", "Ann"],
])("on the screen of a phone '%s' is called '%s'", (name, short) => {
  const { name: ours } = site;
  site.name = name;
  const { short_name } = JSON.parse(written("/site.webmanifest", article({})));
  site.name = ours;
  expect(short_name).toBe(short);
});

test("the lists of all towns and all trades weigh as much to search engines as what they list", () => {
  const listed = { ...pageOf(article({})), route: "/locations", template: "directory" };
  const sitemap = outputs(contentWith({}), [listed]).find(({ path }) => path === "/sitemap.xml");
  expect(sitemap && "write" in sitemap && sitemap.write(tools)).toContain(
    "<priority>0.8</priority>",
  );
});

test("the page of our own town weighs more to search engines than those of other towns", () => {
  const town = (slug: string, travelTime: string) => ({ slug, record: { travelTime } }) as Location;
  const locations = [town("leeds", "Based here"), town("otley", "25 minutes")];
  const pages = locations.map(({ slug }) => ({
    ...pageOf(article({})),
    route: locationRoute(slug),
    template: "location",
  }));
  const sitemap = outputs(contentWith({ locations }), pages).find(
    ({ path }) => path === "/sitemap.xml",
  );
  const written = sitemap && "write" in sitemap ? sitemap.write(tools) : "";
  const weights = [...written.matchAll(/<priority>(.*?)<\/priority>/g)].map(([, weight]) => weight);
  expect(weights).toEqual(["0.9", "0.8"]);
});

test("hosts keep what carries a hash for ever, and browsers take nothing for what it is not", () => {
  const [all = "", assets = ""] = written("/_headers", article({})).split("/assets/*");
  expect(all).toContain("X-Content-Type-Options: nosniff");
  expect(all).toContain("frame-ancestors 'none'");
  expect(assets.trim()).toBe("Cache-Control: public, max-age=31536000, immutable");
});

test("https is asked for on the host of the site alone, not for a shop or a web mail under its domain", () => {
  expect(written("/_headers", article({}))).toMatch(
    /^ {2}Strict-Transport-Security: max-age=31536000$/m,
  );
});

test.each(["nginx.conf", "Caddyfile", "apache.htaccess"])("%s sends what _headers says", name => {
  const sample = readFileSync(join(import.meta.dirname, "../form-service/deploy", name), "utf8");
  const headers = [...written("/_headers", article({})).matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  expect(headers).toHaveLength(6);
  for (const [, header = "", value = ""] of headers) {
    expect(sample).toContain(header);
    expect(sample).toContain(value);
  }
  expect(sample).not.toContain("includeSubDomains");
});

function written(path: string, shown: Article): string {
  return writtenOf(path, [shown], [pageOf(shown)]);
}

function writtenOf(path: string, articles: Article[], pages: Page[]): string {
  const file = outputs(contentWith({ articles }), pages).find(text => text.path === path);
  if (!file || !("write" in file)) throw new Error(`${path} is not written`);
  return file.write(tools);
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

function article(record: { title?: string; excerpt?: string }, images: string[] = []): Article {
  return {
    id: "articles/one",
    file: "content/articles/one.md",
    slug: "one",
    date: "2026-01-02",
    updated: undefined,
    draft: false,
    aliases: [],
    readMinutes: 5,
    images,
    record: articleSchema.parse({
      title: "One",
      excerpt: "Words",
      category: categories[0].id,
      ...record,
    }),
  };
}

function pageOf({ id, file }: Article): Page {
  return {
    route: "/blog/one",
    template: "article",
    props: {},
    body: id,
    images: ["cover"],
    sources: [file],
  };
}

const tools: Tools = {
  settings,
  link: String,
  absolute: route => origin + route,
  image: name => ({ width: 1, height: 1, sources: [], src: `/${name}` }),
  script: notAsked,
  shared: notAsked,
  html: notAsked,
};

function notAsked(): never {
  throw new Error("A file that is no page has no script and no markup");
}
