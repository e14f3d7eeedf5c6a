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
import { isPlainPost } from "./door.ts";

const headerName = idempotencyHeader.toLowerCase();

type Recognised = {
  /** Whoever sends one says himself what is the same: under another key the same words are another submission. */
  readonly hasKey: boolean;
  /**
   * Which the store keeps: a repeat is the same submission however the first one was answered. What a program sends
   * without a key has none.
   */
  readonly mark: RequestMark | undefined;
  /** Who says what, and where: a repeat is the same submission only if its sender was not told of the first one. */
  readonly sender: string;
  readonly words: string;
};

/** How this request is known again; by nothing where its key cannot be used. */
export function recognised(request: FastifyRequest, sent: Sent): Recognised | undefined {
  const key = keyOf(request);
  if (key !== "" && !isUsableKey(key)) return undefined;
  const sender = clientKey(request.ip);
  const mark = markOf(request, { key, sender, sent });
  // Not hashed: nearly all are forgotten within milliseconds.
  const words = `${sent.route} ${mark?.words ?? JSON.stringify(sent.content)}`;
  return { hasKey: key !== "", mark, sender, words };
}

type Marked = { readonly key: string; readonly sender: string; readonly sent: Sent };

function markOf(request: FastifyRequest, { key, sender, sent }: Marked): RequestMark | undefined {
  if (key !== "") return markOfKey(key, sent);
  return isPlainPost(request) ? markOfFingerprint(sender, sent) : undefined;
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
