import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { AppParts } from "./parts.ts";

const toldEveryMs = 60_000;

/** Counts each answer, and logs those to what visitors send. */
export function noteAnswers(app: FastifyInstance, { metrics, log, clock }: AppParts): void {
  const untold = sparingly(clock);

  function tell(answer: { readonly route: string; readonly status: number; readonly ms: number }) {
    const isRefusal = answer.status >= 400 && answer.status < 500;
    const more = isRefusal ? untold(answer.status) : 0;
    if (more !== undefined) log.info({ ...answer, ...(more ? { more } : {}) }, "answered");
  }

  app.addHook("onResponse", (request, reply, done) => {
    const { config: route, url = "unknown" } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    metrics.count("forms_requests_total", { route: url, status });
    if (route.bucket === "send") metrics.observe(elapsedTime);
    const ms = Math.round(elapsedTime * 10) / 10;
    if (route.bucket) tell({ route: url, status, ms });
    done();
  });
}

/**
 * Nothing bounds how often somebody may be turned away, and a line for each would fill the disk: of each status one is
 * told a minute. Gives how many were not, since the one before; or nothing, where this one is not either.
 */
function sparingly({ elapsed }: Clock): (status: number) => number | undefined {
  const told = new Map<number, { readonly atMs: number; untold: number }>();
  return status => {
    const before = told.get(status);
    const nowMs = elapsed();
    if (before && nowMs - before.atMs < toldEveryMs) {
      before.untold++;
      return undefined;
    }
    told.set(status, { atMs: nowMs, untold: 0 });
    return before?.untold ?? 0;
  };
}
