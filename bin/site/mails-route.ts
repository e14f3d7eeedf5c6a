import type { IncomingMessage } from "node:http";
import { behindHost } from "../../generator/serve/behind-host.ts";
import { type Handle, sayPlainly } from "../../generator/serve/host.ts";
import type { Route } from "../../generator/serve/listen.ts";
import { decoded } from "../../generator/words/decoded.ts";

/** The mails that were written as files. They hold people's data, so only this machine is shown them. */
export function mailsRoute(folder: string): Route {
  return { prefix, handle: mails(folder) };
}

const prefix = "/_mails";
/** What a mail holds was typed by anybody: nothing of it is run, sent anywhere or fetched, should it ever not be escaped. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function mails(folder: string): Handle {
  return async (request, response) => {
    if (!isFromHere(request))
      return sayPlainly(response, 403, "Mails are shown to this machine only");
    const { mailPage, mailsPage } = await import("../../form-service/pages/mails-page.ts");
    const id = idIn(request.url ?? "");
    const html = id === "" ? await mailsPage(folder) : await mailPage(folder, id);
    if (html === undefined) return sayPlainly(response, 404, "There is no such mail");
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
    });
    response.end(html);
  };
}

/**
 * A page of another site could ask under a name of its own that leads here: that name stands in Host. Who asks through a
 * tunnel or a proxy on this machine may be anybody: it says that it passes something on.
 */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  if (passedOn.some(name => headers[name] !== undefined)) return false;
  const address = socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  return /^(127\.|::1$)/.test(address) && /^(localhost|127\.[\d.]+|\[::1\])$/.test(host);
}

const passedOn = ["x-forwarded-for", "x-forwarded-host", "forwarded"];

function idIn(url: string): string {
  const path = behindHost(url)
    .slice(prefix.length)
    .replace(/[?#].*/s, "")
    .replace(/^\/+|\/+$/g, "");
  return decoded(path);
}
