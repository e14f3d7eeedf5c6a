import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";

/**
 * Always our own thank-you page, never an address out of the request. When the browser itself says
 * that page and service share an origin, the path alone is right, whatever that origin is called.
 */
export function thankYouAddress({ headers }: FastifyRequest, { siteUrl, facts }: Config): string {
  const isSameOrigin = headers["sec-fetch-site"] === "same-origin";
  return isSameOrigin ? facts.thankYouPath : siteUrl + facts.thankYouPath;
}
