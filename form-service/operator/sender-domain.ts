import { Resolver } from "node:dns/promises";
import { codeOf, sentenceOf } from "../failure.ts";
import type { Finding } from "./doctor.ts";

type Asking = { readonly resolver?: Resolver; readonly patienceMs?: number };

/** A sender whose domain cannot take mail is what spam looks like. */
export async function senderDomain(
  domain: string,
  { resolver = new Resolver(), patienceMs = 5000 }: Asking = {},
): Promise<Finding> {
  const subject = `The sender's domain ${domain}`;
  // Left to itself it asks for twenty seconds, and the command would not end before.
  const late = setTimeout(() => resolver.cancel(), patienceMs);
  try {
    const servers = await resolver.resolveMx(domain);
    // A single nameless one is how a domain says that it takes no mail (RFC 7505).
    const ok = servers.some(({ exchange }) => exchange);
    return { ok, sentence: `${subject} ${ok ? "takes mail." : noServer}` };
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENODATA") return { ok: false, sentence: `${subject} ${noServer}` };
    if (code === "ENOTFOUND") return { ok: false, sentence: `${subject} ${notKnown}` };
    const why = code === "ECANCELLED" ? "the name servers do not answer" : sentenceOf(error);
    return { ok: false, sentence: `${subject} could not be looked up: ${why}.` };
  } finally {
    clearTimeout(late);
  }
}

const noServer = "has no mail server (MX), and what comes from there is easily taken for spam.";
const notKnown = "is not known to the name servers. Is MAIL_FROM right, and this machine online?";
