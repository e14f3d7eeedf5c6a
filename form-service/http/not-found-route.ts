import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFoundPath } from "../../domain/calls.ts";
import { cleanBody } from "../requests/body.ts";
import type { AppParts } from "./parts.ts";

/** A page of the site was not found. navigator.sendBeacon cannot read an answer, so there is none. */
export function notFoundRoute(app: FastifyInstance, { log, metrics }: AppParts): void {
  app.post(notFoundPath, { config: { bucket: "beacon" } }, async (request, reply) => {
    metrics.count("forms_not_found_total");
    log.info({ path: pathOf(request) }, "a page was not found");
    return reply.code(204).send();
  });
}

/** The path alone, short, and not if it could hold somebody's address. */
function pathOf({ body }: FastifyRequest): string {
  const path = cleanBody(body)?.path;
  if (typeof path !== "string") return "unknown";
  const [bare = ""] = path.split(/[?#]/);
  // A link in a mail may have been escaped twice on its way.
  return /@|%(25)*40/.test(bare) ? "(not shown)" : bare.slice(0, 200);
}
