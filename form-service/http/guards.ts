import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cleanBody } from "../requests/body.ts";
import { type Problem, problems } from "./answers.ts";
import { clientKey } from "./limits/client-key.ts";
import type { Verdict } from "./limits/limiter.ts";
import { proxyWarnings } from "./limits/proxy-warnings.ts";
import type { AppParts } from "./parts.ts";
import { isPlainPost, refuse } from "./refuse.ts";

/** What is looked at before a body is read: where it comes from, and how much of it there has been. */
export function guard(app: FastifyInstance, { config, limiter, log }: AppParts): void {
  const origins = new Set(config.origins);
  const overLimit = new WeakSet<FastifyRequest>();
  const warn = proxyWarnings({ config, log });

  /** A browser says itself that page and service share an origin, and no page can make it lie. */
  function isWelcome({ headers }: FastifyRequest): boolean {
    const { origin } = headers;
    return !origin || origins.has(origin) || headers["sec-fetch-site"] === "same-origin";
  }

  /** False where the request has its answer with that. */
  function goesOn(request: FastifyRequest, reply: FastifyReply, verdict: Verdict): boolean {
    if (verdict.allowed) return true;
    warn.ofSilentProxy(request);
    reply.header("Retry-After", String(verdict.retryAfterS));
    if (!isPlainPost(request)) {
      refuse(request, reply, problems.tooMany);
      return false;
    }
    // Its page shows what was typed, and so waits for the body: Back does not lead to words that were typed on such a page.
    overLimit.add(request);
    return true;
  }

  function problemOf(request: FastifyRequest): Problem | undefined {
    const hosts = hostsIn(request.raw.rawHeaders);
    if (hosts > 1 || (hosts === 0 && request.raw.httpVersion === "1.1")) return problems.noHost;
    if (!request.routeOptions.config.bucket) return undefined;
    if (!isWelcome(request)) return problems.origin;
    if (!/^(identity)?$/i.test(request.headers["content-encoding"] ?? "")) return problems.encoding;
    if (isOtherCharset(request)) return problems.charset;
    return undefined;
  }

  app.addHook("onRequest", (request, reply, done) => {
    const problem = problemOf(request);
    if (problem) {
      refuse(request, reply, problem);
      return;
    }
    const { bucket } = request.routeOptions.config;
    if (!bucket || !config.windows.length) return done();
    warn.ofProxy(request);
    const verdict = limiter.take(`${bucket}:${clientKey(request.ip)}`);
    const settle = (known: Verdict) => {
      if (goesOn(request, reply, known)) done();
    };
    if (verdict instanceof Promise) verdict.then(settle, done);
    else settle(verdict);
  });

  app.addHook("preHandler", (request, reply, done) => {
    if (!overLimit.has(request)) return done();
    refuse(request, reply, { ...problems.tooMany, typed: cleanBody(request.body) });
  });
}

/** Of several Node takes the first one, and what stands before us may take another (RFC 9112, 3.2). */
function hostsIn(names: readonly string[]): number {
  let count = 0;
  // Every other one is a value.
  for (let at = 0; at < names.length; at += 2) if (isHost(names[at])) count++;
  return count;
}

function isHost(name = ""): boolean {
  return name.length === 4 && name.toLowerCase() === "host";
}

/** It would be read as UTF-8 all the same, and every letter with an accent be lost. */
function isOtherCharset({ headers }: FastifyRequest): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers["content-type"] ?? "")?.[1];
  return charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset);
}
