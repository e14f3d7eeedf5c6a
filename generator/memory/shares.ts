import { join } from "node:path";

/** What is known of all texts or pages is megabytes, and an edit changes little of it: it lies in this many files. */
const shareCount = 32;

export function allShares(): number[] {
  return Array.from({ length: shareCount }, (_, share) => share);
}

export function shareOf(name: string): number {
  let sum = 0;
  for (let index = 0; index < name.length; index++)
    sum = (sum * 31 + name.charCodeAt(index)) % 65_521;
  return sum % shareCount;
}

export function shareFile(folder: string, share: number): string {
  return join(folder, `${share}.json`);
}

export function inShares<T>(records: Record<string, T>): Record<string, T>[] {
  const shares = allShares().map((): Record<string, T> => ({}));
  for (const [name, record] of Object.entries(records)) {
    const share = shares[shareOf(name)];
    if (share) share[name] = record;
  }
  return shares;
}

/** What did not change must be the very object that was read. */
export function sharesThatDiffer<T>(
  now: Record<string, T>,
  before: Record<string, T>,
): Set<number> {
  const shares = new Set<number>();
  for (const name in now) if (now[name] !== before[name]) shares.add(shareOf(name));
  for (const name in before) if (!now[name]) shares.add(shareOf(name));
  return shares;
}
