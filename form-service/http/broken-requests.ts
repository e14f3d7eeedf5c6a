import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyReply } from "fastify";
import { problemBody, problems } from "./answers.ts";
import { type Refusal, refuse } from "./door.ts";

/**
 * Node itself gives up on what is no request, and on one that does not come to its end. It is answered in our own form
 * all the same: by its route while its body was still awaited, and else on the bare connection.
 */
export function answerBroken(
  error: ConnectionError,
  { socket, reply }: { socket: Socket; reply: FastifyReply | undefined },
): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const refusal = refusalOf(error);
  if (!reply || reply.sent) {
    // One that was refused before its body had come has its answer: a second one would be taken for the next request's.
    if (!reply || reply.request.raw.complete) socket.write(bareAnswer(refusal));
    socket.destroySoon();
    return;
  }
  // Whatever comes behind the broken place cannot be told apart.
  reply.header("Connection", "close");
  // A request that was whole is answered by its route; it is what came after it that was none.
  if (!reply.request.raw.complete) refuse(reply.request, reply, refusal);
}

function refusalOf({ code }: ConnectionError): Refusal {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: 408, problem: problems.tooSlow };
  if (code === "HPE_HEADER_OVERFLOW") return { status: 431, problem: problems.longHeaders };
  return { status: 400, problem: problems.unreadable };
}

function bareAnswer({ status, problem }: Refusal): string {
  const body = JSON.stringify(problemBody("message", problem));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
