import { domainToASCII, domainToUnicode } from "node:url";

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
