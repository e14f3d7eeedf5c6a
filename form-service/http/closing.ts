import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The newest request of each connection. */
export type Replies = WeakMap<Socket, FastifyReply>;

const lookMs = 50;
/** What has not become a whole request by then does not hold the stop up: a browser opens connections in case it needs them. */
const graceMs = 2000;

/** Lets a stop wait for requests that were read, and for nothing else. */
export function closeConnections(app: FastifyInstance, replies: Replies): void {
  const openedMs = new Map<Socket, number>();
  app.server.on("connection", (socket: Socket) => {
    openedMs.set(socket, performance.now());
    socket.once("close", () => openedMs.delete(socket));
  });

  app.addHook("preClose", async () => {
    const stoppedMs = performance.now();
    const reaper = setInterval(() => {
      // An answer that is given from now on leaves its connection open, and an open one holds the stop up.
      app.server.closeIdleConnections();
      const lateMs = performance.now() - graceMs;
      for (const [socket, sinceMs] of openedMs) {
        if (Math.max(sinceMs, stoppedMs) < lateMs && isUnused(socket)) socket.destroy();
      }
    }, lookMs);
    app.server.once("close", () => clearInterval(reaper));
  });

  function isUnused(socket: Socket): boolean {
    const reply = replies.get(socket);
    const isAnswered = !reply || reply.sent || !reply.request.raw.complete;
    return isAnswered && socket.writableLength === 0;
  }
}
