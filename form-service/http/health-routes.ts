import type { FastifyInstance } from "fastify";
import { unsentOf } from "../store/counts.ts";
import { retryAfterS } from "./answers.ts";
import type { AppParts } from "./parts.ts";

export function healthRoutes(app: FastifyInstance, { health, metrics }: AppParts): void {
  app.get("/livez", async () => ({ status: "ok" }));

  /** 503 while anything needs somebody to look; with ?for=balancer only while nothing can be stored. */
  app.get("/readyz", async (request, reply) => {
    const { canStore, alarms, counts } = await health.report();
    const isForBalancer = new URLSearchParams(request.url.split("?")[1]).get("for") === "balancer";
    const isWell = isForBalancer ? canStore : canStore && alarms.length === 0;
    if (!isWell) reply.code(503).header("Retry-After", String(retryAfterS));
    const mail = counts && { queued: unsentOf(counts), dead: counts.dead, held: counts.held };
    return { status: isWell ? "ok" : "attention", canStore, alarms, ...mail };
  });

  app.get("/metrics", async (_request, reply) => {
    reply.type("text/plain; version=0.0.4; charset=utf-8");
    return metrics.text(await health.gauges());
  });
}
