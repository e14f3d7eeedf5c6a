import { isIPv6 } from "node:net";

/** Whom a limit counts: an IPv4 address, or the /64 that an IPv6 customer has to himself. */
export function clientKey(forwarded: string): string {
  const ip = withoutPort(forwarded);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = (ip.split("%")[0] ?? "").split("::");
  const left = groups(head);
  const right = groups(tail);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const all = ip.includes("::") ? [...left, ...zeros, ...right] : left;
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** Some proxies write the client's port too, which is another one for each connection. */
function withoutPort(text: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}

function groups(text: string): string[] {
  return text ? text.split(":") : [];
}
