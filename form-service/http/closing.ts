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
    // A proxy may send an order over an idle connection just as we close that, and must not send it again by itself. Node
    // and Fastify would close idle ones together with the door. Left open for a while, they give it time to go elsewhere:
    // it finds the door shut, and each answer tells it that its connection ends.
    app.server.closeIdleConnections = () => {};
    const reaper = setInterval(() => {
      if (performance.now() < stoppedMs + partingMs) return;
      const lateMs = performance.now() - graceMs;
      for (const [socket, sinceMs] of openedMs) {
        if (Math.max(sinceMs, stoppedMs) < lateMs && isUnused(socket)) socket.destroy();
      }
      // A connection that stays open behind its answer would hold the stop up. One on which nothing has come yet has its
      // grace, and newer Nodes would close it with those that are idle.
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
