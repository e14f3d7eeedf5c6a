import type { FastifyRequest } from "fastify";
import { idempotencyHeader } from "../../domain/calls.ts";
import {
  isUsableKey,
  keptKey,
  markOfFingerprint,
  markOfKey,
  type Sent,
} from "../requests/request-mark.ts";
import type { RequestMark } from "../store/store.ts";
import { clientKey } from "./client-key.ts";
import { isPlainPost } from "./refuse.ts";
import type { Said } from "./unanswered.ts";

const headerName = idempotencyHeader.toLowerCase();

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
