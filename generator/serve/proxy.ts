import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { behindHost } from "./behind-host.ts";
import { type Handle, sayPlainly } from "./host.ts";

type Proxy = {
  /** '/forms': taken off the address before it is passed on. */
  prefix: string;
  /** 'http://127.0.0.1:8787' */
  target: string;
  /** What is answered when nobody listens there: to a script as JSON, to a form of a page its `error` as text. */
  unreachable: { readonly error: string };
  /** How long an answer may take. */
  patienceMs?: number;
};

/** Passes requests on to another server, so that a site and its service share one address. */
export function proxy({ prefix, target, unreachable, patienceMs = 30_000 }: Proxy): Handle {
  const { hostname, port } = new URL(target);
  return (request, response) =>
    new Promise<void>(resolve => {
      response.once("close", resolve);
      const onward = ask({
        hostname: hostname.replace(/^\[|\]$/g, ""),
        port,
        // Node's own agent asks a proxy for all, even for this machine, where NODE_USE_ENV_PROXY says so.
        agent: false,
        method: request.method,
        path: pathBelow(prefix, request.url ?? "/"),
        headers: onwardHeaders(request, new URL(target).host),
        timeout: patienceMs,
      });
      onward.on("response", answer => passBack(answer, response));
      onward.on("timeout", () => onward.destroy(new Error("no answer in time")));
      onward.on("error", () => {
        if (response.headersSent) response.destroy();
        else if (request.headers.accept?.includes("text/html"))
          sayPlainly(response, 502, unreachable.error);
        else sayUnreachable(response, unreachable);
      });
      response.once("close", () => onward.destroy());
      request.pipe(onward);
    });
}

function pathBelow(prefix: string, url: string): string {
  const path = behindHost(url).slice(prefix.length);
  return path.startsWith("/") ? path : `/${path}`;
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers));
  answer.on("error", () => response.destroy());
  answer.pipe(response);
}

function onwardHeaders(request: IncomingMessage, host: string): IncomingHttpHeaders {
  const { "x-forwarded-for": before } = request.headers;
  const asker = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  return {
    ...withoutHop(request.headers),
    ...lengthOf(request.headers),
    host,
    "x-forwarded-for": [before, asker].filter(Boolean).join(", "),
  };
}

/**
 * Where a body ends is told whatever the request says of its connection: of a GET's Node would else send the body bare, and
 * it would be read as the next request.
 */
function lengthOf(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "content-length": length, "transfer-encoding": coding } = headers;
  if (length !== undefined) return { "content-length": length };
  return coding === undefined ? {} : { "transfer-encoding": "chunked" };
}

/** Headers about the connection itself end with it (RFC 9110, 7.6.1). */
function withoutHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").split(",").map(name => name.trim().toLowerCase());
  const hop = new Set([...hopHeaders, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hop.has(name)));
}

const hopHeaders = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

function sayUnreachable(response: ServerResponse, unreachable: object): void {
  response
    .writeHead(502, { "Content-Type": "application/json", "Cache-Control": "no-store" })
    .end(JSON.stringify(unreachable));
}
