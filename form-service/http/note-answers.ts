import type { FastifyInstance } from "fastify";
import type { AppParts } from "./parts.ts";

/** Counts each answer, and logs those to what visitors send. */
export function noteAnswers(app: FastifyInstance, { metrics, log }: AppParts): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { config: route, url = "unknown" } = request.routeOptions;
    const { statusCode: status, elapsedTime } = reply;
    metrics.count("forms_requests_total", { route: url, status });
    if (route.bucket === "send") metrics.observe(elapsedTime);
    const ms = Math.round(elapsedTime * 10) / 10;
    if (route.bucket) log.info({ route: url, status, ms }, "answered");
    done();
  });
}
