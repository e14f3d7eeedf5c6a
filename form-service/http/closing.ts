import { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The newest request of each connection. */
export type Replies = WeakMap<Socket, FastifyReply>;

const lookMs = 50;
/** What has not become a whole request by then does not hold the stop up: a browser opens connections in case it needs them. */
const graceMs = 2000;

type Closing = {
  readonly replies: Replies;
  /** How long connections without a request stay open, while each answer says that its own ends. */
  readonly partingMs: number;
};

/** Lets a stop wait for requests that were read, and for nothing else. */
export function closeConnections(app: FastifyInstance, { replies, partingMs }: Closing): void {
  const openedMs = new Map<Socket, number>();
  app.server.on("connection", (socket: Socket) => {
    openedMs.set(socket, performance.now());
    socket.once("close", () => openedMs.delete(socket));
  });

  app.addHook("preClose", async () => {
    const stoppedMs = performance.now();
    // Who reuses a connection just as it is closed has sent an order that he may not send again. Node and Fastify close
    // what is idle together with the door: a proxy that finds this shut, and is told by each answer, goes elsewhere first.
    app.server.closeIdleConnections = () => {};
    const reaper = setInterval(() => {
      if (performance.now() < stoppedMs + partingMs) return;
      const lateMs = performance.now() - graceMs;
      for (const [socket, sinceMs] of openedMs) {
        if (Math.max(sinceMs, stoppedMs) < lateMs && isUnused(socket)) socket.destroy();
      }
      // An answer that was just given may have left its connection open, and an open one holds the stop up. So does one on
      // which nothing has come yet, which has its grace: newer Nodes call it idle.
      const isAwaited = [...openedMs.keys()].some(socket => !replies.has(socket));
      if (!isAwaited) Server.prototype.closeIdleConnections.call(app.server);
    }, lookMs);
    app.server.once("close", () => clearInterval(reaper));
  });

  function isUnused(socket: Socket): boolean {
    const reply = replies.get(socket);
    const isAnswered = !reply || reply.sent || !reply.request.raw.complete;
    return isAnswered && socket.writableLength === 0;
  }
}
