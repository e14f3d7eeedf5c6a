import type { FastifyInstance } from "fastify";
import { sparingly } from "./limits/sparingly.ts";
import type { AppParts } from "./parts.ts";

/** Counts each answer, and logs those to what visitors send. */
export function noteAnswers(app: FastifyInstance, { metrics, log, clock }: AppParts): void {
  const untold = sparingly(clock);

  function tell(answer: { readonly route: string; readonly status: number; readonly ms: number }) {
    const more = answer.status >= 400 ? untold(answer.status) : {};
    if (more) log.info({ ...answer, ...more }, "answered");
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
