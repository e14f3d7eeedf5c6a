import { createHash } from "node:crypto";
import type { RequestMark } from "../store/store.ts";

const keyLengthMax = 200;
/** A client that kept its key may come back after a long tunnel. */
const keyLifeMs = 24 * 3_600_000;
/** A plain form carries no key: the same fields from the same sender count as one for this long. */
const fingerprintLifeMs = 10 * 60_000;

/** A key is short and printable; nothing else is worth remembering. */
export function isUsableKey(key: string): boolean {
  return key.length <= keyLengthMax && /^[\x21-\x7e]+$/.test(key);
}

export type Sent = { readonly route: string; readonly content: unknown; readonly atMs: number };

/** The two calls of one order may carry one key: the route keeps them apart. */
export function markOfKey(key: string, { route, content, atMs }: Sent): RequestMark {
  return {
    key: hash([route, key]),
    contentHash: hash(content),
    atMs,
    expiresAtMs: atMs + keyLifeMs,
  };
}

export function markOfFingerprint(sender: string, { route, content, atMs }: Sent): RequestMark {
  const contentHash = hash(content);
  const key = hash([route, "plain", sender, content]);
  return { key, contentHash, atMs, expiresAtMs: atMs + fingerprintLifeMs };
}

/** Half of a SHA-256: short rows keep the index small, and 128 bits are never met twice. */
function hash(content: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(content)).digest().subarray(0, 16);
}
