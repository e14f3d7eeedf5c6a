import type { IncomingMessage } from "node:http";
import type { FastifyError, FastifyInstance } from "fastify";
import { isFailure } from "../failure.ts";
import { cleanBody } from "../requests/body.ts";
import { type Problem, problems, retryAfterS } from "./answers.ts";
import { notUtf8 } from "./bodies.ts";
import { sparingly } from "./limits/sparingly.ts";
import type { AppParts } from "./parts.ts";
import { refuse } from "./refuse.ts";

const heardMaxBytes = 64 * 1024 * 1024;

/** Every error becomes one of our own sentences: nothing of the inside is ever shown. */
export function handleErrors(app: FastifyInstance, { log, health, clock }: AppParts): void {
  const untold = sparingly(clock);

  function tellNotStored(route: string, reason: string): void {
    // Ports and numbers of processes make no other reason of it.
    const more = untold(reason.replace(/\d+/g, "0"));
    if (!more) return;
    const facts = { route, reason, alarm: "cannot-store", ...more };
    log.error(facts, "a submission was not stored");
  }

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    const { status } = problem;
    const route = request.routeOptions.url ?? "unknown";
    if (status === 503) {
      health.doubt();
      reply.header("Retry-After", String(retryAfterS));
      tellNotStored(route, error.message);
    } else if (status === 500) {
      log.error({ route, err: error }, "an error that nobody expected");
    }
    if (status === 413) await heardOut(request.raw);
    // Its time was over before it came to its end.
    if (reply.sent) return reply;
    return refuse(request, reply, { ...problem, typed: cleanBody(request.body) });
  });
}

/**
 * Many clients write all they have before they read, and a connection that is closed meanwhile takes the answer with it.
 * What comes is thrown away, within the time that every request has.
 */
function heardOut(request: IncomingMessage): Promise<void> {
  return new Promise(resolve => {
    let left = heardMaxBytes;
    request.on("data", (bytes: Buffer) => {
      left -= bytes.length;
      if (left < 0) resolve();
    });
    request.once("close", resolve);
    request.once("end", resolve);
  });
}

function problemOf(error: FastifyError): Problem {
  if (isFailure(error, "unavailable")) return problems.unavailable;
  if (error === notUtf8) return problems.charset;
  const { statusCode = 500 } = error;
  if (statusCode === 413) return problems.tooLarge;
  if (statusCode === 415) return problems.mediaType;
  if (statusCode >= 400 && statusCode < 500) return problems.noBody;
  return problems.unexpected;
}
