import { domainToASCII, domainToUnicode } from "node:url";
import { isPlainAddress } from "../config/mailbox.ts";

/**
 * The address that a mail can be sent to, or nothing where it could be read in two ways. A domain in other letters is
 * written as mail servers know it: 'ann@exämple.com' is 'ann@xn--exmple-cua.com'.
 */
export function reachable(typed: string): string | undefined {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at);
  const isForeign = /[^\x21-\x7E]/.test(domain);
  const address = isForeign ? typed.slice(0, at) + domainToASCII(domain) : typed;
  return isPlainAddress(address) ? address : undefined;
}

/** The address as somebody may have typed it, and with its domain as mail servers and as people write it. */
export function spellings(typed: string): readonly string[] {
  const at = typed.lastIndexOf("@") + 1;
  const [name, domain] = [typed.slice(0, at), typed.slice(at)];
  const others = /[^\x21-\x7E]|xn--/i.test(domain)
    ? [domainToASCII(domain), domainToUnicode(domain)].filter(Boolean)
    : [];
  return [...new Set([domain, ...others])].map(one => name + one);
}

/** A name may hold '?' and '&', which must not begin a part of the link. */
export function mailto(address: string): string {
  const at = address.lastIndexOf("@");
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
}
