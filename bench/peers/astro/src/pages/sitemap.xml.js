import { day, newestFirst } from "../articles.js";

export async function GET() {
  const articles = await newestFirst();
  const entries = articles.map(
    ({ id, data }) =>
      `<url><loc>https://peer.example/blog/${id}/</loc><lastmod>${day(data.date)}</lastmod></url>`,
  );
  const fixed = ["", "blog/"].map(path => `<url><loc>https://peer.example/${path}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${[...fixed, ...entries].join("\n")}\n</urlset>\n`,
  );
}
