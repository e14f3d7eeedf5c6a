import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ordersPath } from "../../domain/calls.ts";
import { cleanBody } from "../requests/body.ts";
import { readOrder, type Wish } from "../requests/order.ts";
import { problems, validationProblem } from "./answers.ts";
import { findOrder } from "./find-order.ts";
import { keptKeyOf } from "./idempotency.ts";
import type { Keep } from "./keep.ts";
import { sparingly } from "./limits/sparingly.ts";
import type { AppParts } from "./parts.ts";
import { refuse } from "./refuse.ts";

/** The configurator's first call: a row in package_orders and its notification. */
export function orderRoute(app: FastifyInstance, parts: AppParts, keep: Keep): void {
  const untold = sparingly(parts.clock);

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = cleanBody(request.body);
    if (!body) return refuse(request, reply, problems.noBody);
    const read = readOrder(body);
    if (!read.ok) {
      const id = read.wish && (await takenBefore(request, read.wish));
      if (id !== undefined) return taken(reply, id);
      if (read.isUnsold) tellUnsold(request);
      return refuse(request, reply, validationProblem(read.fields));
    }
    const id = await keep(request, reply, { route: "order", body, content: read.order });
    return id === undefined ? reply : taken(reply, id);
  }

  /**
   * What an order names may have been sold until a restart in which the answer was lost: by its key we know whether it was
   * taken before.
   */
  async function takenBefore(request: FastifyRequest, wish: Wish) {
    const requestKey = keptKeyOf(request, "order");
    return requestKey === undefined ? undefined : findOrder(parts, wish, { requestKey });
  }

  /** Nobody else would say so: the visitor reads that he should load the page again, and goes. */
  function tellUnsold({ headers }: FastifyRequest): void {
    // What no page of ours has sent says nothing of our pages.
    const more = headers.origin === undefined ? undefined : untold("unsold");
    if (!more) return;
    const why =
      "a page ordered what this catalogue does not sell: it was open since before a change, or this service was not restarted after one";
    parts.log.warn({ route: ordersPath, ...more }, why);
  }

  function taken(reply: FastifyReply, id: string): FastifyReply {
    return reply.code(201).send({ data: { id }, error: null });
  }

  app.post(ordersPath, { config: { shape: "order", bucket: "send" } }, take);
}
