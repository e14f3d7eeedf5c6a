import type { Parsed } from "./parsed.ts";

export type Mailbox = { readonly name: string; readonly address: string };

const shape = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/;

/** One plain address: no lists, no quoting, nothing that could be read as two recipients. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && shape.test(text) && !text.includes("..");
}

/** 'owner@example.com' or 'Name <owner@example.com>'. */
export function parseMailbox(text: string): Parsed<Mailbox> {
  const [, name = "", bracketed] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? text).trim();
  if (!isPlainAddress(address)) {
    return { ok: false, problem: `is '${text}', which is not one e-mail address` };
  }
  return { ok: true, value: { name: name.trim().replace(/^"(.*)"$/, "$1"), address } };
}
