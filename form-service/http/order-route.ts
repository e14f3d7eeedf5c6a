import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ordersPath } from "../../domain/calls.ts";
import { cleanBody } from "../requests/body.ts";
import { readOrder } from "../requests/order.ts";
import { problems, validationProblem } from "./answers.ts";
import { refuse } from "./door.ts";
import type { Keep } from "./keep.ts";

/** The configurator's first call: a row in package_orders and its notification. */
export function orderRoute(app: FastifyInstance, keep: Keep): void {
  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = cleanBody(request.body);
    if (!body) return refuse(request, reply, { status: 400, problem: problems.noBody });
    const read = readOrder(body);
    if (!read.ok) {
      return refuse(request, reply, { status: 400, problem: validationProblem(read.fields) });
    }
    const order = { route: "order", kind: "order", body, content: read.order } as const;
    const id = await keep(request, reply, order);
    if (id === undefined) return reply;
    return reply.code(201).send({ data: { id }, error: null });
  }

  app.post(ordersPath, { config: { shape: "order", bucket: "send" } }, take);
}
