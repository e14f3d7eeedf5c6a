import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Facts } from "../render/page-facts.ts";
import { writeWhole } from "../write-whole.ts";

/** Facts of all pages are megabytes, and an edit changes those of a few: they lie in this many files. */
const shareCount = 32;

/** Undefined when a file of them is missing or broken. */
export function readFacts(folder: string): Facts | undefined {
  try {
    const shares = Array.from({ length: shareCount }, (_, share) => read(fileOf(folder, share)));
    return { pages: Object.assign({}, ...shares), parts: read(partsFile(folder)) };
  } catch {
    return undefined;
  }
}

/** Only from the files in which facts of these routes lie; undefined when one of them is missing or broken. */
export function readFactsOf(folder: string, routes: string[]): Facts | undefined {
  try {
    const shares = [...new Set(routes.map(shareOf))].map(share => read(fileOf(folder, share)));
    return { pages: Object.assign({}, ...shares), parts: read(partsFile(folder)) };
  } catch {
    return undefined;
  }
}

export function hasFacts(folder: string): boolean {
  return existsSync(partsFile(folder));
}

/** Writes the files in which a page's facts are others than before: those not found anew are the objects it has read. */
export function keepFacts(folder: string, { pages, parts }: Facts, before?: Facts): void {
  const changed = before && sharesThatDiffer(pages, before.pages);
  for (const [share, now] of inShares(pages).entries())
    if (!changed || changed.has(share)) writeWhole(fileOf(folder, share), JSON.stringify(now));
  writeWhole(partsFile(folder), JSON.stringify(parts));
}

/** Writes the files in which facts of these pages lie. Parts that no page has any more stay until all are kept. */
export function renewFacts(folder: string, renewed: Facts): void {
  for (const [share, pages] of inShares(renewed.pages).entries())
    if (Object.keys(pages).length > 0) add(fileOf(folder, share), pages);
  const known = read(partsFile(folder));
  if (Object.keys(renewed.parts).some(key => !(key in known)))
    add(partsFile(folder), renewed.parts);
}

function add(file: string, more: Pages | Facts["parts"]): void {
  writeWhole(file, JSON.stringify({ ...read(file), ...more }));
}

type Pages = Facts["pages"];

function sharesThatDiffer(now: Pages, before: Pages): Set<number> {
  const shares = new Set<number>();
  for (const route in now) if (now[route] !== before[route]) shares.add(shareOf(route));
  for (const route in before) if (!now[route]) shares.add(shareOf(route));
  return shares;
}

function inShares(pages: Pages): Pages[] {
  const shares = Array.from({ length: shareCount }, (): Pages => ({}));
  for (const [route, facts] of Object.entries(pages)) {
    const share = shares[shareOf(route)];
    if (share) share[route] = facts;
  }
  return shares;
}

function shareOf(route: string): number {
  let sum = 0;
  for (let index = 0; index < route.length; index++)
    sum = (sum * 31 + route.charCodeAt(index)) % 65_521;
  return sum % shareCount;
}

function fileOf(folder: string, share: number): string {
  return join(folder, `${share}.json`);
}

function partsFile(folder: string): string {
  return join(folder, "parts.json");
}

function read(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}
