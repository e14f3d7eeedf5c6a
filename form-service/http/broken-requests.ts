import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyReply } from "fastify";
import { ordersPath } from "../../domain/calls.ts";
import { type Problem, problemBody, problems, type Shape } from "./answers.ts";
import { refuse } from "./refuse.ts";

/**
 * Node itself gives up on what is no request, and on one that does not come to its end. It is answered in our own form
 * all the same: by its route while its body was still awaited, and else on the bare connection.
 */
export function answerBroken(
  error: ConnectionError,
  { socket, reply }: { socket: Socket; reply: FastifyReply | undefined },
): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const problem = problemOf(error);
  if (!reply || reply.sent) {
    // One that was refused before its body had come has its answer: a second one would be taken for the next request's.
    if (!reply || reply.request.raw.complete) socket.write(bareAnswer(problem, shapeOf(error)));
    socket.destroySoon();
    return;
  }
  // Whatever comes behind the broken place cannot be told apart.
  reply.header("Connection", "close");
  // A request that was whole is answered by its route; it is what came after it that was none.
  if (!reply.request.raw.complete) refuse(reply.request, reply, problem);
}

function problemOf({ code }: ConnectionError): Problem {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return problems.tooSlow;
  if (code === "HPE_HEADER_OVERFLOW") return problems.longHeaders;
  return problems.unreadable;
}

/** No route has seen it, but where it wanted to go mostly stands in its first line. */
function shapeOf({ rawPacket }: ConnectionError): Shape {
  const [asked = ""] = String(rawPacket ?? "").split("\r\n", 1);
  return asked.includes(ordersPath) ? "order" : "message";
}

function bareAnswer(problem: Problem, shape: Shape): string {
  const { status } = problem;
  const body = JSON.stringify(problemBody(shape, problem));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
