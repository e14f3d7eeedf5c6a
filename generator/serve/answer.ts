import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, type compressor, type Encoding } from "./encoding.ts";
import { isCompressible, mediaType } from "./media-types.ts";
import { parseRange } from "./range.ts";
import type { ShelfFile } from "./shelf.ts";

type Answer = {
  request: IncomingMessage;
  response: ServerResponse;
  file: ShelfFile;
  status: number;
  /** Headers of the site's own; they win over the host's. */
  headers: Headers;
  /** Nothing where all is sent as it is. */
  compressed: ReturnType<typeof compressor> | undefined;
};

/**
 * Answers with a file: in the encoding asked for, in part, or with 304 when the asker has it already. Whoever opened the
 * file closes it.
 */
export async function answerWithFile(answer: Answer): Promise<void> {
  const { request, response, file, status, headers, compressed } = answer;
  const encoding = compressed && encodingFor(request, file);
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
  const all = new Headers(hostHeaders(file, tag));
  for (const [name, value] of headers) all.set(name, value);
  response.setHeaders(all);
  if (status === 200 && isKnown(request, tag, file)) return sendEmpty(answer, 304);
  if (encoding)
    return sendCompressed(answer, { encoding, bytes: await compressed(file, encoding) });
  if (status !== 200) return sendPlain(answer);
  return sendPart(answer, tag);
}

function hostHeaders(file: ShelfFile, tag: string): [string, string][] {
  const type = mediaType(file.path);
  return [
    ["Content-Type", type],
    ["ETag", tag],
    ["Last-Modified", file.modified.toUTCString()],
    ["Accept-Ranges", "bytes"],
    // The name of a file in assets/ changes with its content.
    ["Cache-Control", file.path.startsWith("assets/") ? forEver : askAgain],
    ...(isCompressible(type) ? [["Vary", "Accept-Encoding"] satisfies [string, string]] : []),
  ];
}

const forEver = "public, max-age=31536000, immutable";
export const askAgain = "public, max-age=0, must-revalidate";

function encodingFor(request: IncomingMessage, file: ShelfFile): Encoding | undefined {
  const worthIt =
    file.size >= 200 && file.size <= 20_000_000 && isCompressible(mediaType(file.path));
  // A part of a compressed file is of no use to anyone.
  if (!worthIt || request.headers.range !== undefined) return undefined;
  const accepted = request.headers["accept-encoding"];
  return chooseEncoding(Array.isArray(accepted) ? accepted.join() : accepted);
}

/** If-None-Match decides alone where it is given (RFC 9110, 13.2.2). */
function isKnown(request: IncomingMessage, tag: string, file: ShelfFile): boolean {
  const { "if-none-match": tags, "if-modified-since": since } = request.headers;
  if (tags !== undefined)
    return (
      tags.trim() === "*" || tags.split(",").some(one => one.trim().replace(/^W\//, "") === tag)
    );
  return since !== undefined && toSecond(file.modified) <= Date.parse(since);
}

function toSecond(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}

async function sendPart(answer: Answer, tag: string): Promise<void> {
  const { request, response, file } = answer;
  const condition = request.headers["if-range"];
  const current =
    condition === undefined ||
    condition === tag ||
    Date.parse(String(condition)) === toSecond(file.modified);
  const range = current ? parseRange(request.headers.range, file.size) : "whole";
  if (range === "whole") return sendPlain(answer);
  if (range === "impossible") {
    response.setHeader("Content-Range", `bytes */${file.size}`);
    response.setHeader("Content-Length", 0);
    return sendEmpty(answer, 416);
  }
  response.setHeader("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
  response.setHeader("Content-Length", range.end - range.start + 1);
  response.statusCode = 206;
  return sendStream(answer, range);
}

async function sendPlain(answer: Answer): Promise<void> {
  answer.response.setHeader("Content-Length", answer.file.size);
  answer.response.statusCode = answer.status;
  return sendStream(answer, undefined);
}

async function sendStream(
  { request, response, file }: Answer,
  range: Parameters<ShelfFile["stream"]>[0],
): Promise<void> {
  if (request.method === "HEAD") response.end();
  else await pipeline(file.stream(range), response).catch(hungUp);
}

function sendCompressed(
  { request, response, status }: Answer,
  { encoding, bytes }: { encoding: Encoding; bytes: Buffer },
): void {
  response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", bytes.length);
  response.statusCode = status;
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function sendEmpty({ response }: Answer, status: number): void {
  response.statusCode = status;
  response.end();
}

/** Visitors leave in the middle of a download, or before it begins; that is no fault of the host. */
function hungUp(error: NodeJS.ErrnoException): void {
  if (!partings.includes(error.code ?? "")) throw error;
}

const partings = ["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_UNABLE_TO_PIPE", "ECONNRESET"];
