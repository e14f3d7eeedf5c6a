import type { IncomingMessage, ServerResponse } from "node:http";
import { decoded } from "../words/decoded.ts";
import { answerWithFile, askAgain } from "./answer.ts";
import { behindHost } from "./behind-host.ts";
import { compressor } from "./encoding.ts";
import { findFile } from "./find-file.ts";
import { type HeaderRules, readHeaders } from "./headers-file.ts";
import { type Redirects, readRedirects } from "./redirects-file.ts";
import type { Shelf } from "./shelf.ts";

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Serves a site as a good static host does: its own redirects and headers, one address a page, 404.html with 404. */
export function host(shelf: Shelf, { compress } = { compress: true }): Handle {
  const rulesOf = rulesReader(shelf);
  const compressed = compress ? compressor() : undefined;
  return async (request, response) => {
    const [path = "/", query = ""] = splitAddress(request.url ?? "/");
    if (request.method !== "GET" && request.method !== "HEAD") return refuseMethod(response);
    const { redirects, headersOf } = await rulesOf();
    const serve = async (name: string, status: number) => {
      const file = await shelf.open(name);
      if (!file) return false;
      try {
        const headers = headersOf(decoded(path));
        // What is missing today may be there tomorrow.
        if (status === 404) headers.delete("cache-control");
        await answerWithFile({ request, response, file, status, headers, compressed });
      } finally {
        // A file that nobody closes ends the process on later Nodes.
        await file.close();
      }
      return true;
    };
    const rule = redirects(decoded(path), query);
    if (rule && rule.status >= 300 && rule.status < 400)
      return move(response, rule.to, rule.status);
    const found = rule?.forced ? undefined : await findFile(path, shelf.has);
    if (found && "moveTo" in found) return move(response, found.moveTo + query, 301);
    if (found && (await serve(found.file, 200))) return;
    const instead = rule && (await fileFor(rule.to, shelf));
    if (instead && (await serve(instead, rule.status))) return;
    if (await serve("404.html", 404)) return;
    sayPlainly(response, 404, "Not found");
  };
}

/** A rule may name a page by its file or in either spelling. */
async function fileFor(to: string, shelf: Shelf): Promise<string | undefined> {
  const found = await findFile(to.replace(/\?.*/s, ""), shelf.has);
  const there = found && "moveTo" in found ? await findFile(found.moveTo, shelf.has) : found;
  return there && "file" in there ? there.file : undefined;
}

export function sayPlainly(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}

function splitAddress(url: string): [path: string, query: string] {
  const path = behindHost(url).replace(/#.*/s, "");
  const query = path.indexOf("?");
  return query === -1 ? [path || "/", ""] : [path.slice(0, query) || "/", path.slice(query)];
}

function refuseMethod(response: ServerResponse): void {
  response.setHeader("Allow", "GET, HEAD");
  sayPlainly(response, 405, "Only GET and HEAD are answered here");
}

function move(response: ServerResponse, to: string, status: number): void {
  response
    .writeHead(status, { Location: to, "Cache-Control": askAgain, "Content-Length": 0 })
    .end();
}

/** The two files are read again whenever they have changed, as after a build. */
function rulesReader(shelf: Shelf) {
  const redirects = reader<Redirects>(shelf, "_redirects", readRedirects);
  const headers = reader<HeaderRules>(shelf, "_headers", readHeaders);
  return async () => ({ redirects: await redirects(), headersOf: await headers() });
}

function reader<Rules>(
  shelf: Shelf,
  path: string,
  read: (text: string) => Rules,
): () => Promise<Rules> {
  let known = { tag: "", rules: read("") };
  return async () => {
    const file = await shelf.open(path);
    const tag = file?.tag ?? "";
    if (tag === known.tag) await file?.close();
    else known = { tag, rules: read(file ? (await file.bytes()).toString("utf8") : "") };
    return known.rules;
  };
}
