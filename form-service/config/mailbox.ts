import { domainToASCII } from "node:url";
import { type Parsed, parsed } from "./parsed.ts";

export type Mailbox = { readonly name: string; readonly address: string };

/** One plain address: no lists, no quoting, nothing that could be read as two recipients. */
const shape = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;
/** Some mail programs read '=?utf-8?Q?bob=40bank.com?=' as bob@bank.com, wherever in a header it stands. */
const readOtherwise = /\.\.|=\?/;

/**
 * The address that a mail can be sent to, or nothing where it could be read in two ways. A domain in other letters is
 * written as mail servers know it: 'ann@exämple.com' is 'ann@xn--exmple-cua.com'.
 */
export function reachable(typed: string): string | undefined {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at);
  const isForeign = /[^\x21-\x7E]/.test(domain);
  const address = isForeign ? typed.slice(0, at) + domainToASCII(domain) : typed;
  const isPlain = address.length <= 254 && shape.test(address) && !readOtherwise.test(address);
  return isPlain ? address : undefined;
}

/** 'owner@example.com' or 'Name <owner@example.com>'. */
export function parseMailbox(text: string): Parsed<Mailbox> {
  const [, name = "", bracketed] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = reachable((bracketed ?? text).trim());
  const shown = name.trim().replace(/^"(.*)"$/, "$1");
  const problem = `is '${text}', which is not one e-mail address`;
  return parsed(address === undefined ? undefined : { name: shown, address }, problem);
}
