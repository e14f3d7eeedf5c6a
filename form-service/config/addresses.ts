import { isIP } from "node:net";
import { type Parsed, parsed } from "./parsed.ts";
import { urlOf } from "./url.ts";

/** 'https://example.com/' → 'https://example.com', as a browser writes it in the Origin header. */
export function parseOrigins(text: string): Parsed<readonly string[]> {
  const parts = listOf(text);
  const wrong = parts.find(part => !originOf(part)) ?? "";
  return parsed(
    wrong ? undefined : parts.flatMap(part => originOf(part) ?? []),
    `has '${withoutLogin(wrong)}', which is not an origin such as https://example.com (no path, no *)`,
  );
}

function originOf(text: string): string | undefined {
  const url = urlOf(text);
  if (!url || !/^https?:$/.test(url.protocol) || text.includes("*")) return undefined;
  const isBare = url.pathname === "/" && !url.search && !url.hash && !hasLogin(url);
  return isBare && isHostName(url.hostname) ? url.origin : undefined;
}

/** 'https://example.com;' is an address too, for a browser that never gets there. */
function isHostName(host: string): boolean {
  return /^([\w.-]+|\[.*\])$/.test(host);
}

function hasLogin({ username, password }: URL): boolean {
  return Boolean(username || password);
}

/** The site's address, which is a whole host: builds refuse another one. */
export function parseSiteUrl(text: string): Parsed<string> {
  return parsed(
    originOf(text),
    `is '${withoutLogin(text)}', which is not the address of a whole host such as https://example.com`,
  );
}

/**
 * A user and a password in an address are nobody else's business, a log's least of all, and in one that is misspelt
 * they may stand anywhere before the last @.
 */
function withoutLogin(address: string): string {
  return address.replace(/^(\w+:[/\\]+|[/\\]+)?.*@/s, "$1…@");
}

/** Addresses and CIDR blocks. A number of hops or 'true' would let a client choose its own address. */
export function parseProxies(text: string): Parsed<readonly string[]> {
  const parts = listOf(text);
  const wrong = parts.find(part => !isAddressOrBlock(part)) ?? "";
  const why = /^(true|\*|all|\d+)$/i.test(wrong)
    ? "which would let any client pretend to be another"
    : "which is neither an address nor a block such as 10.0.0.0/8";
  return parsed(
    wrong ? undefined : parts,
    `has '${wrong}', ${why}: name the proxies' own addresses`,
  );
}

function isAddressOrBlock(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (!family || rest.length) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

function listOf(text: string): string[] {
  return text
    .split(",")
    .map(part => part.trim())
    .filter(Boolean);
}
