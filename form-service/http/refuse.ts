import type { FastifyReply, FastifyRequest } from "fastify";
import { problemPage } from "../pages/problem-page.ts";
import type { Body } from "../requests/body.ts";
import { filledForm } from "../requests/message.ts";
import { type Problem, problemBody, type Shape } from "./answers.ts";
import { againAddress } from "./thank-you.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly siteUrl: string;
  }
  interface FastifyContextConfig {
    /** Which body the route's answers have. */
    readonly shape?: Shape;
    /** Requests are counted per client in this bucket; of a route without one neither is, nor their origin asked. */
    readonly bucket?: string;
  }
}

/** A form that a browser sent by itself, without any script of ours: it is answered with a page. */
export function isPlainPost({ headers }: FastifyRequest): boolean {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers["content-type"] ?? "");
  const wantsJson = /\bapplication\/json\b/i.test(headers.accept ?? "");
  return isForm && !(wantsJson && !/\btext\/html\b/i.test(headers.accept ?? ""));
}

type Refusal = Problem & {
  readonly typed?: Body | undefined;
  /** Where it is not the one of the request's route. */
  readonly shape?: Shape | undefined;
};

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { typed, shape = request.routeOptions.config.shape ?? "message", ...problem }: Refusal,
): FastifyReply {
  unkept(reply).code(problem.status);
  if (!isPlainPost(request)) return reply.send(problemBody(shape, problem));
  const { siteUrl } = request.server;
  const filled = typed && filledForm(typed);
  const html = problemPage({ problem, typed: filled, siteUrl, action: againAddress(request) });
  // It brings its own style, and the site's icon; its form is sent to us, and we lead on to the site.
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src ${siteUrl}; form-action 'self' ${siteUrl}; frame-ancestors 'none'`;
  reply.type("text/html; charset=utf-8").header("Content-Security-Policy", policy);
  return reply.send(html);
}

/** No cache may keep the answer, and no browser take it for anything but what its type says. */
export function unkept(reply: FastifyReply): FastifyReply {
  return reply.header("Cache-Control", "no-store").header("X-Content-Type-Options", "nosniff");
}
