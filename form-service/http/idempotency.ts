import type { FastifyRequest } from "fastify";
import { idempotencyHeader } from "../../domain/calls.ts";
import type { Body } from "../requests/body.ts";
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

type Recognised =
  /** Which the store keeps: a repeat is the same submission however the first one was answered. */
  | { readonly by: "mark"; readonly mark: RequestMark }
  /** Of a program that sends no key: a repeat is the same submission only if the first one was not answered. */
  | { readonly by: "words"; readonly words: string }
  /** The key cannot be used. */
  | { readonly by: "nothing" };

/** How this request is known again: by its key, or by who sent what. */
export function recognised(request: FastifyRequest, sent: Sent, body: Body): Recognised {
  const key = keyOf(request);
  if (key !== "") {
    return isUsableKey(key) ? { by: "mark", mark: markOfKey(key, sent) } : { by: "nothing" };
  }
  const sender = clientKey(request.ip);
  if (isPlainPost(request)) return { by: "mark", mark: markOfFingerprint(sender, sent) };
  // Not hashed: nearly all are forgotten within milliseconds.
  return { by: "words", words: JSON.stringify([sent.route, sender, body]) };
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
