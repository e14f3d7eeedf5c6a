import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { wholeBody } from "./whole-body.ts";

/** Which bodies are read, and how. */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  // With text/plain, which a cross-site page may send without asking first: not to us.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", (request, _payload, done) =>
    wholeBody(request.raw, (error, body) => {
      if (error) done(error);
      else if (isUtf8(body)) void parseJson(request, body.toString(), done);
      else done(notUtf8);
    }),
  );
  app.addContentTypeParser("application/x-www-form-urlencoded", (request, _payload, done) =>
    wholeBody(request.raw, (error, body) => {
      if (error) return done(error);
      const words = escaped(body);
      if (isUtf8(unescaped(words))) done(null, Object.fromEntries(new URLSearchParams(words)));
      else done(notUtf8);
    }),
  );
}

/** With %EB for each byte that a form should have written so: Node loses a letter that stands as it is near a lone %. */
function escaped(body: Buffer): string {
  return body
    .toString("latin1")
    .replace(/[\x80-\xff]/g, byte => `%${byte.charCodeAt(0).toString(16)}`);
}

/** The bytes that are meant; those of plain letters cannot make a text unreadable. */
function unescaped(words: string): Buffer {
  const bytes = words.replace(/%([89a-f][\da-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1");
}

/**
 * Every letter with an accent would be lost, and its sender has to know: JSON is never anything else (RFC 8259, 8.1), and
 * a browser sends a form in the encoding of its page, which with us is no other either.
 */
export const notUtf8 = new Error("a body is not UTF-8");
