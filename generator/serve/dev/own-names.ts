import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { type Handle, sayPlainly } from "../host.ts";

/**
 * Anybody can point a name of theirs at this machine, and a page under it could then read the drafts as if they were
 * its own. So only names are answered that nobody else can have: addresses, names of this machine and of its network,
 * and those that it was started with.
 */
export function toOwnNames(host: string, handle: Handle): Handle {
  const { SITE_URL: url = "" } = process.env;
  const own = [hostname(), host, ...(URL.canParse(url) ? [new URL(url).hostname] : [])].map(nameIn);
  return (request, response) => {
    const name = nameIn(request.headers.host ?? "localhost");
    const isOwn = isIP(name) > 0 || ofThisNetwork.test(name) || own.includes(name);
    return isOwn ? handle(request, response) : sayPlainly(response, 421, notOurs(name, request));
  };
}

/** Without its port, brackets and last dot. */
function nameIn(host: string): string {
  return host
    .replace(/:\d*$/, "")
    .replace(/^\[|\]$|\.$/g, "")
    .toLowerCase();
}

/** RFC 6761 and 6762: these, and names without a dot, no public name server knows. */
const ofThisNetwork = /^[^.]+$|\.(localhost|local)$/;

function notOurs(name: string, { socket }: IncomingMessage): string {
  return `Drafts are not shown under the name '${name}', which is not known to be this machine's. Open http://localhost:${socket.localPort}/ or the machine's IP address in your network, or start with   SITE_URL=http://${name} npx site dev`;
}
