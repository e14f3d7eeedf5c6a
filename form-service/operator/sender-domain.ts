import { Resolver } from "node:dns/promises";
import { sentenceOf } from "../failure.ts";

export type Finding = { readonly ok: boolean; readonly sentence: string };

/** A sender whose domain cannot take mail is what spam looks like. */
export async function senderDomain(domain: string, resolver = new Resolver()): Promise<Finding> {
  const subject = `The sender's domain ${domain}`;
  try {
    const servers = await withinSeconds(5, resolver.resolveMx(domain));
    // A single nameless one is how a domain says that it takes no mail (RFC 7505).
    const ok = servers.some(({ exchange }) => exchange);
    return { ok, sentence: `${subject} ${ok ? "takes mail." : noServer}` };
  } catch (error) {
    const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
    if (code === "ENODATA") return { ok: false, sentence: `${subject} ${noServer}` };
    if (code === "ENOTFOUND") return { ok: false, sentence: `${subject} ${notKnown}` };
    return { ok: false, sentence: `${subject} could not be looked up: ${sentenceOf(error)}.` };
  }
}

const noServer = "has no mail server (MX), and what comes from there is easily taken for spam.";
const notKnown = "is not known to the name servers. Is MAIL_FROM right, and this machine online?";

async function withinSeconds<T>(seconds: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${seconds} seconds`)), seconds * 1000).unref();
  });
  return Promise.race([work, late]);
}
