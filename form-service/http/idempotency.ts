import type { FastifyRequest } from "fastify";
import { idempotencyHeader } from "../../domain/calls.ts";
import { markHash } from "../store/mark-hash.ts";
import type { RequestMark } from "../store/store.ts";
import { clientKey } from "./limits/client-key.ts";
import { isPlainPost } from "./refuse.ts";
import type { Said } from "./unanswered.ts";

const headerName = idempotencyHeader.toLowerCase();
const keyLengthMax = 200;
/** An order that was left is kept in its tab with its key, and a tab comes back after days. */
const keyLifeMs = 7 * 24 * 3_600_000;
/** A plain form carries no key: the same fields from the same sender count as one for this long. */
const fingerprintLifeMs = 10 * 60_000;

type Sent = { readonly route: string; readonly content: unknown; readonly atMs: number };

type Recognised = {
  /** What the store keeps, for as long as a repeat may come. Without it: what a program sends without a key. */
  readonly mark: RequestMark | undefined;
  /** Who said what, and where, which is remembered until it is answered. Without it: what has a key. */
  readonly said: Said | undefined;
};

/** How this request is known again; by nothing where its key cannot be used. */
export function recognised(request: FastifyRequest, sent: Sent): Recognised | undefined {
  const key = keyOf(request);
  if (key !== "")
    return isUsableKey(key) ? { mark: markOfKey(key, sent), said: undefined } : undefined;
  const sender = clientKey(request.ip);
  const mark = isPlainPost(request) ? markOfFingerprint(sender, sent) : undefined;
  // Not hashed, since nearly all are forgotten within milliseconds.
  const words = `${sent.route} ${mark?.words ?? JSON.stringify(sent.content)}`;
  return { mark, said: { sender, words } };
}

/** Under which the store keeps what came by this route with the key of this request. */
export function keptKeyOf(request: FastifyRequest, route: string): string | undefined {
  const key = keyOf(request);
  return isUsableKey(key) ? keptKey(route, key) : undefined;
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers[headerName];
  return typeof key === "string" ? key : "";
}

/** A key is short and printable; nothing else is worth remembering. */
function isUsableKey(key: string): boolean {
  return key.length <= keyLengthMax && /^[\x20-\x7e]+$/.test(key);
}

/**
 * The two calls of one order may carry one key: the route keeps them apart. The key is stored as it came,
 * so that keys which begin with the time, as the islands' keys do, lie beside each other: an index in
 * which each new key lands on another page costs the disk as much as the orders themselves.
 */
function keptKey(route: string, key: string): string {
  return `${route} ${key}`;
}

export function markOfKey(key: string, { route, content, atMs }: Sent): RequestMark {
  const words = JSON.stringify(content);
  return { key: keptKey(route, key), words, atMs, expiresAtMs: atMs + keyLifeMs };
}

export function markOfFingerprint(sender: string, { route, content, atMs }: Sent): RequestMark {
  const key = markHash(JSON.stringify([route, "plain", sender, content])).toString("latin1");
  return { key, words: JSON.stringify(content), atMs, expiresAtMs: atMs + fingerprintLifeMs };
}
