import { askedPence, prices } from "./prices.ts";

/** 'Landing Page + 2 × Hosting renewal / 36': names of prices, how many of each, and how many parts are made of all. */
type Sum = { terms: Term[]; parts?: number };
type Term = { count: number; name: string };

/** What a sum of prices comes to; nothing where one of its names has no price. */
export function sumPence(written: string): number | undefined {
  const { terms, parts } = readSum(written);
  let pence = 0;
  for (const { count, name } of terms) {
    const price = askedPence(name);
    if (price === undefined) return undefined;
    pence += count * price;
  }
  return parts ? Math.round(pence / parts / 100) * 100 : pence;
}

/** Only a whole number above nothing parts a price: all else behind a ' / ' belongs to the name, which is then unknown. */
export function readSum(written: string): Sum {
  const [, terms = written, parts] = /^(.+?)(?: \/ ([1-9]\d*))?$/.exec(asTyped(written)) ?? [];
  const isSold = (name: string) => prices.has(name);
  return { terms: termsOf(terms.split(" + "), isSold), ...(parts && { parts: Number(parts) }) };
}

/** A name may hold a ' + ' of its own, as 'Website + SEO' does: the longest that is sold counts. */
export function termsOf(parts: string[], isSold: (name: string) => boolean): Term[] {
  const upTo = parts.map((_, index) => termOf(parts.slice(0, index + 1).join(" + ")));
  const length = upTo.findLastIndex(({ name }) => isSold(name)) + 1 || 1;
  const rest = parts.slice(length);
  return [...upTo.slice(length - 1, length), ...(rest.length > 0 ? termsOf(rest, isSold) : [])];
}

function termOf(written: string): Term {
  const [, count = "1", name = ""] = /^(?:(\d+) × )?(.+)$/.exec(written.trim()) ?? [];
  return { count: Number(count), name };
}

/** In rendered markdown the signs of a name are written as HTML writes them. */
function asTyped(rendered: string): string {
  return rendered
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
