import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Facts } from "./page-facts.ts";
import { writeWhole } from "./write-whole.ts";

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

export function hasFacts(folder: string): boolean {
  return existsSync(partsFile(folder));
}

/** Writes the files in which a page's facts are others than before. */
export function keepFacts(folder: string, { pages, parts }: Facts, before?: Facts): void {
  const shares = inShares(pages);
  const known = before && inShares(before.pages);
  for (const [share, now] of shares.entries())
    if (!isSame(now, known?.[share])) writeWhole(fileOf(folder, share), JSON.stringify(now));
  writeWhole(partsFile(folder), JSON.stringify(parts));
}

type Share = Facts["pages"];

function inShares(pages: Share): Share[] {
  const shares = Array.from({ length: shareCount }, (): Share => ({}));
  for (const [route, facts] of Object.entries(pages)) {
    const share = shares[shareOf(route)];
    if (share) share[route] = facts;
  }
  return shares;
}

/** Facts that a build did not find anew are the objects it has read. */
function isSame(now: Share, before: Share | undefined): boolean {
  if (!before) return false;
  const routes = Object.keys(now);
  return (
    routes.length === Object.keys(before).length &&
    routes.every(route => now[route] === before[route])
  );
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
