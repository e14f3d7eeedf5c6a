import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sectionRoute } from "../../domain/addresses.ts";
import { messagesPath } from "../../domain/calls.ts";
import { type Body, cleanBody } from "../requests/body.ts";
import { readMessage } from "../requests/message.ts";
import { readOrder } from "../requests/order.ts";
import { problems, validationProblem } from "./answers.ts";
import { findOrder } from "./find-order.ts";
import type { Keep, Kept } from "./keep.ts";
import type { AppParts } from "./parts.ts";
import { isPlainPost, refuse } from "./refuse.ts";
import { thankYouAddress } from "./thank-you.ts";

/** Contact messages, plan enquiries and audit requests; and the second call of an order. */
export function messageRoute(app: FastifyInstance, parts: AppParts, keep: Keep): void {
  const { config, onMail } = parts;

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = cleanBody(request.body);
    if (!body) return refuse(request, reply, problems.noBody);
    const isOrder = body.type === "package_order" || body.type === "seo_order";
    return isOrder ? takeOrder(request, reply, body) : takeMessage(request, reply, body);
  }

  async function takeMessage(request: FastifyRequest, reply: FastifyReply, body: Body) {
    const read = readMessage(body);
    if (!read.ok) {
      return refuse(request, reply, { ...validationProblem(read.fields), typed: body });
    }
    return keepAndSend(request, reply, { body, content: read.enquiry });
  }

  /** Makes the notification due. An order that never arrived by the first call is taken by the second. */
  async function takeOrder(request: FastifyRequest, reply: FastifyReply, body: Body) {
    const read = readOrder(body);
    const wish = read.ok ? read.order : read.wish;
    const id = wish && (await findOrder(parts, wish, { orderId: idOf(body.order_id) }));
    if (id !== undefined) return thank(request, reply, id);
    if (!read.ok) {
      return refuse(request, reply, validationProblem(read.fields));
    }
    return keepAndSend(request, reply, { body, content: read.order });
  }

  async function keepAndSend(request: FastifyRequest, reply: FastifyReply, kept: Kept) {
    const id = await keep(request, reply, { route: "message", ...kept });
    return id === undefined ? reply : thank(request, reply, id);
  }

  function thank(request: FastifyRequest, reply: FastifyReply, id: string): FastifyReply {
    onMail();
    if (isPlainPost(request)) return reply.redirect(thankYouAddress(request, config), 303);
    return reply.send({ success: true, id });
  }

  app.post(messagesPath, { config: { shape: "message", bucket: "send" } }, take);
  // A plain form's mistakes are shown at this address, and whoever presses Enter in its bar asks for it anew.
  app.get(messagesPath, async (_request, reply) =>
    reply.redirect(config.siteUrl + sectionRoute("contact"), 303),
  );
}

function idOf(raw: unknown): string | undefined {
  return typeof raw === "string" || typeof raw === "number" ? String(raw) : undefined;
}
