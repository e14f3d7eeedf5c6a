import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";

/** Which bodies are read, and how. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  // A cross-site page may send text/plain without asking first: not to us.
  app.removeContentTypeParser("text/plain");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, body, done) => {
      if (isUtf8(body)) void parseJson(request, body.toString(), done);
      else done(notUtf8);
    },
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Every letter with an accent would be lost, and JSON is never anything else (RFC 8259, 8.1): its sender has to know. */
export const notUtf8 = new Error("a body of JSON is not UTF-8");
