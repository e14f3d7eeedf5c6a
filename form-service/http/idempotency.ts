import type { FastifyRequest } from "fastify";
import { idempotencyHeader } from "../../domain/calls.ts";
import { isUsableKey, markOfFingerprint, markOfKey, type Sent } from "../requests/request-mark.ts";
import type { RequestMark } from "../store/store.ts";
import { clientKey } from "./client-key.ts";
import { isPlainPost } from "./door.ts";

const headerName = idempotencyHeader.toLowerCase();

export type Marked =
  | { readonly ok: true; readonly mark: RequestMark | undefined }
  | { readonly ok: false };

/** How this request is known again: by its key, or a plain form post by who sent what. */
export function requestMark(request: FastifyRequest, sent: Sent): Marked {
  const key = request.headers[headerName];
  if (typeof key === "string" && key !== "") {
    return isUsableKey(key) ? { ok: true, mark: markOfKey(key, sent) } : { ok: false };
  }
  const sender = clientKey(request.ip);
  return { ok: true, mark: isPlainPost(request) ? markOfFingerprint(sender, sent) : undefined };
}
