import { unescapeHtml } from "../../words/unescape-html.ts";

/** What a visitor can read on a page, and the part of it between <main> and </main>, where a page has one. */
export function pageText(html: string): string {
  return readable(html.replace(/^[\s\S]*?<body[^>]*>/, ""));
}

export function mainText(html: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  return main === undefined ? pageText(html) : readable(main);
}

function readable(html: string): string {
  const text = html
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&nbsp;", " ");
  return unescapeHtml(text).replace(/\s+/g, " ").trim();
}
