import type { Facts } from "./memory.ts";
import type { PageFacts } from "./page-facts.ts";

/** Facts of thousands of pages, in which every text that many pages share stands once. */
export type PackedFacts = { texts: string[]; pages: Record<string, PackedPage> };
type Shared = "ids" | "links" | "assets" | "eager";
type PackedPage = Omit<PageFacts, Shared> & Record<Shared, number[]>;

const shared: Shared[] = ["ids", "links", "assets", "eager"];

export function packFacts(facts: Facts): PackedFacts {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const pages = mapValues(facts, page => ({ ...page, ...lists(key => page[key].map(numberOf)) }));
  return { texts: [...numbers.keys()], pages };
}

export function unpackFacts({ texts, pages }: PackedFacts): Facts {
  const textOf = (number: number) => texts[number] ?? "";
  return mapValues(pages, page => ({ ...page, ...lists(key => page[key].map(textOf)) }));
}

function lists<T>(of: (key: Shared) => T): Record<Shared, T> {
  const [ids, links, assets, eager] = shared.map(of);
  // The four keys are those of `shared`, in its order.
  return { ids, links, assets, eager } as Record<Shared, T>;
}

function mapValues<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
