import { markHash } from "../store/mark-hash.ts";
import type { RequestMark } from "../store/store.ts";

const keyLengthMax = 200;
/** An order that was left is kept in its tab with its key, and a tab comes back after days. */
const keyLifeMs = 7 * 24 * 3_600_000;
/** A plain form carries no key: the same fields from the same sender count as one for this long. */
const fingerprintLifeMs = 10 * 60_000;

/** A key is short and printable; nothing else is worth remembering. */
export function isUsableKey(key: string): boolean {
  return key.length <= keyLengthMax && /^[\x20-\x7e]+$/.test(key);
}

export type Sent = { readonly route: string; readonly content: unknown; readonly atMs: number };

export function markOfKey(key: string, { route, content, atMs }: Sent): RequestMark {
  return {
    key: keptKey(route, key),
    words: JSON.stringify(content),
    atMs,
    expiresAtMs: atMs + keyLifeMs,
  };
}

/**
 * The two calls of one order may carry one key: the route keeps them apart. The key is stored as it came,
 * so that keys which begin with the time, as the islands' keys do, lie beside each other: an index in
 * which each new key lands on another page costs the disk as much as the orders themselves.
 */
export function keptKey(route: string, key: string): string {
  return `${route} ${key}`;
}

export function markOfFingerprint(sender: string, { route, content, atMs }: Sent): RequestMark {
  const key = markHash(JSON.stringify([route, "plain", sender, content])).toString("latin1");
  return { key, words: JSON.stringify(content), atMs, expiresAtMs: atMs + fingerprintLifeMs };
}
