import { askedPence } from "./prices.ts";

/** 'Landing Page + 2 × Hosting renewal / 36': names of prices, how many of each, and how many parts are made of all. */
type Sum = { terms: { count: number; name: string }[]; parts?: number };

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
  return {
    terms: terms.split(" + ").map(term => {
      const [, count = "1", name = ""] = /^(?:(\d+) × )?(.+)$/.exec(term.trim()) ?? [];
      return { count: Number(count), name };
    }),
    ...(parts && { parts: Number(parts) }),
  };
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
