import { isIPv6, SocketAddress } from "node:net";

/**
 * A client that broke the connection off before we took it has no address any more, whatever Fastify's types say. It is not
 * called "unknown": so some proxies write of those that they do not name.
 */
export const nobody = "nobody";

/** Whom a limit counts: an IPv4 address, or the /64 that an IPv6 customer has to himself. */
export function clientKey(forwarded: string | undefined = nobody): string {
  const ip = withoutPort(forwarded);
  if (!isIPv6(ip)) return ip;
  // One address has many spellings; this one is short and in small letters.
  const { address } = new SocketAddress({ address: ip.split("%")[0] ?? "", family: "ipv6" });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = address.split("::");
  const left = groups(head);
  const right = groups(tail);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return `${[...left, ...zeros, ...right].slice(0, 4).join(":")}::/64`;
}

/** Some proxies write the client's port too, which is another one for each connection. */
export function withoutPort(text: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}

function groups(text: string): string[] {
  return text ? text.split(":") : [];
}
