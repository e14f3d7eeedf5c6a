import type { FastifyRequest } from "fastify";
import { messagesPath } from "../../domain/calls.ts";
import type { Config } from "../config/config.ts";

/**
 * Always our own thank-you page, never an address out of the request. When the browser itself says
 * that page and service share an origin, the path alone is right, whatever that origin is called.
 */
export function thankYouAddress(request: FastifyRequest, { siteUrl, facts }: Config): string {
  return sharesOrigin(request) ? facts.thankYouPath : siteUrl + facts.thankYouPath;
}

/** The page with a visitor's mistakes is the service's own: it hands on that the form was not of its origin. */
export function againAddress(request: FastifyRequest): string {
  // Seen from an address with a slash at its end, which is the same one to us, it lies a step further out.
  const out = /^[^?]*\/(\?|$)/.test(request.url) ? ".." : ".";
  const path = out + messagesPath;
  return sharesOrigin(request) ? path : `${path}?elsewhere`;
}

function sharesOrigin({ headers, url }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] === "same-origin" && !url.endsWith("?elsewhere");
}
