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
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(
      /&(amp|lt|gt|quot|nbsp);/g,
      (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[String(name)] ?? " ",
    );
  return text.replace(/\s+/g, " ").trim();
}
