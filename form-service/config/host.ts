import { isIP } from "node:net";
import { type Parsed, parsed } from "./parsed.ts";

/** '[::1]' → '::1'. A name whose last part is a number would be an address, and is a wrong one. */
export function parseHost(text: string): Parsed<string> {
  const host = text.replace(/^\[(.*:.*)\]$/, "$1");
  const isHost = isIP(host) || /^(\w[\w-]*\.)*(?!\d+$)\w[\w-]*$/.test(host);
  const problem = `is '${text}', which is not an address alone, such as 127.0.0.1`;
  return parsed(isHost ? host : undefined, problem);
}

/** '::1' → '[::1]', or its end could not be told from a port behind it. */
export function withPort(host: string, port: number): string {
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
