import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callPaths } from "../../domain/calls.ts";
import { cleanBody } from "../requests/body.ts";
import { orderEntry } from "../requests/entry.ts";
import { readOrder } from "../requests/order.ts";
import { heldReason } from "../requests/spam.ts";
import { problems, validationProblem } from "./answers.ts";
import { refuse } from "./door.ts";
import { requestMark } from "./idempotency.ts";
import type { AppParts } from "./parts.ts";

/** The configurator's first call: a row in package_orders and its notification. */
export function orderRoute(app: FastifyInstance, parts: AppParts): void {
  const { store, config, clock, metrics } = parts;

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = cleanBody(request.body);
    if (!body) return refuse(request, reply, { status: 400, problem: problems.noBody });
    const read = readOrder(body);
    if (!read.ok) {
      return refuse(request, reply, { status: 400, problem: validationProblem(read.fields) });
    }
    const nowMs = clock.now();
    const marked = requestMark(request, { route: "order", content: read.order, atMs: nowMs });
    if (!marked.ok) return refuse(request, reply, { status: 400, problem: problems.badKey });
    const held = heldReason(body);
    const entry = orderEntry(read.order, {
      config,
      nowMs,
      heldReason: held,
      request: marked.mark,
      awaitsSecondCall: true,
    });
    const receipt = await store.accept(entry);
    if (receipt.outcome === "conflict") {
      return refuse(request, reply, { status: 422, problem: problems.conflict });
    }
    const outcome = held === null ? receipt.outcome : "held";
    metrics.count("forms_submissions_total", { kind: "order", outcome });
    return reply.code(201).send({ data: { id: receipt.id }, error: null });
  }

  app.post(callPaths.orders, { config: { shape: "order", bucket: "send" } }, take);
}
