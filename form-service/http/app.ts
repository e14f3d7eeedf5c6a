import type { Socket } from "node:net";
import cors from "@fastify/cors";
import { type FastifyInstance, fastify } from "fastify";
import { idempotencyHeader } from "../../domain/calls.ts";
import { readBodies } from "./bodies.ts";
import { answerBroken } from "./broken-requests.ts";
import { closeConnections, type Replies } from "./closing.ts";
import { handleErrors } from "./errors.ts";
import { guard } from "./guards.ts";
import { healthRoutes } from "./health-routes.ts";
import { type Keep, keeper } from "./keep.ts";
import { limitConnections } from "./limits/connection-limit.ts";
import { proxiesIn } from "./limits/proxies.ts";
import { messageRoute } from "./message-route.ts";
import { notFoundRoute } from "./not-found-route.ts";
import { noteAnswers } from "./note-answers.ts";
import { orderRoute } from "./order-route.ts";
import type { AppParts } from "./parts.ts";
import { unkept } from "./refuse.ts";
import { refuseUnknown } from "./unknown-requests.ts";

const requestMs = 15_000;

/** The service without its port: what tests talk to and what start() listens with. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config } = parts;
  const replies: Replies = new WeakMap();
  const app = fastify({
    requestTimeout: requestMs,
    connectionTimeout: 2 * requestMs,
    http: {
      // Node keeps to the time only if it hears of it at once, with the headers' own; else it never cut a trickle off.
      requestTimeout: requestMs,
      connectionsCheckingInterval: 1000,
      // Its own refusal has neither our words nor CORS: guards.ts has both.
      requireHostHeader: false,
    },
    // Addresses only: a number of hops would let a client choose its own address.
    trustProxy: config.proxies.length ? proxiesIn(config.proxies) : false,
    // nginx makes //contact-form of "location /forms" with "proxy_pass …:8787/": a slip that would turn away every order.
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    // What reaches us on a connection that is still open is taken: Fastify's own refusal has neither our words nor CORS.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) =>
      answerBroken(error, { socket, reply: replies.get(socket) }),
  });
  // A client that has sent all may close its half of the connection, and still gets the answer. Node's types do not know it.
  Reflect.set(app.server, "httpAllowHalfOpen", true);
  // Node asks the system for an address when it is first read, and of a connection that was reset by then there is none.
  app.server.on("connection", (socket: Socket) => void socket.remoteAddress);
  // Node would refuse a request whose Expect header it does not know, even an order. A server may ignore it (RFC 9110, 10.1.1).
  app.server.on("checkExpectation", (...asked) => app.server.emit("request", ...asked));
  app.decorate("siteUrl", config.siteUrl);
  readBodies(app);
  // Before everything that can answer, so that their headers stand on errors too.
  app.addHook("onRequest", (request, reply, done) => {
    replies.set(request.raw.socket, reply);
    // Nobody keeps what answers a POST, and an order has better things to do than to write headers.
    if (request.method !== "POST") unkept(reply);
    done();
  });
  app.register(cors, {
    origin: [...config.origins],
    methods: ["POST"],
    allowedHeaders: ["Content-Type", idempotencyHeader],
    exposedHeaders: "Retry-After",
    // navigator.sendBeacon sends them always, so a page on another origin could not say what was not found. We set none.
    credentials: true,
    maxAge: 600,
    // One that asks for nothing is told what is allowed, instead of words of the library's own.
    strictPreflight: false,
  });
  app.after(() => {
    refuseUnknown(app);
    guard(app, parts);
    noteAnswers(app, parts);
  });
  handleErrors(app, parts);
  limitConnections(app, parts);
  // Another instance takes over at once, where there may be one; a single one had better be back soon.
  closeConnections(app, { replies, partingMs: config.databaseUrl ? 2000 : 0 });
  app.after(() => {
    healthRoutes(app, parts);
    const keep = keeper(parts);
    submissionRoutes(app, parts, keep);
    // A proxy that passes the prefix on is the commonest slip in its configuration.
    app.register(async prefixed => submissionRoutes(prefixed, parts, keep), { prefix: "/forms" });
  });
  return app;
}

/** Fastify answers an address that stands for no text, or is none, by itself, past our hooks and in its own words. */
function readableUrl(url: string): string {
  const isPath = url.startsWith("/");
  if (isPath && !url.includes("%")) return url;
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? url);
    if (isPath || URL.canParse(url)) return url;
  } catch {
    // Answered like any other that leads nowhere.
  }
  return "/unreadable";
}

function submissionRoutes(app: FastifyInstance, parts: AppParts, keep: Keep): void {
  orderRoute(app, parts, keep);
  messageRoute(app, parts, keep);
  notFoundRoute(app, parts);
}
