import { domainToASCII } from "node:url";
import { withPort } from "./host.ts";
import type { Parsed } from "./parsed.ts";
import { urlOf } from "./url.ts";

export type Smtp = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps); otherwise the connection is upgraded by STARTTLS. */
  readonly secure: boolean;
  /** Refuse to go on without TLS. Off only for a server on this machine. */
  readonly requireTls: boolean;
  readonly user: string;
  readonly password: string;
};

/** Which server it is, and as whom we log in, for the operator: 'mail.example.com:587 as ann'. */
export function serverOf({ host, port, user }: Smtp): string {
  return `${withPort(host, port)}${user ? ` as ${user}` : ""}`;
}

/** Nothing is fine: mails are written as files then. */
export function parseSmtp(text: string): Parsed<Smtp | null> {
  if (!text) return { ok: true, value: null };
  const url = urlOf(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    // The value itself is not repeated: it may hold a password.
    const problem =
      "is not of the form smtp://user:password@host:587 or smtps://… (with # / ? @ as %-escapes, or user and password in SMTP_USER and SMTP_PASSWORD)";
    return { ok: false, problem };
  }
  if (url.pathname.length > 1 || url.search || url.hash) {
    const problem = "has something behind the host and port, which is not read: leave it away";
    return { ok: false, problem };
  }
  const secure = url.protocol === "smtps:";
  const host = hostIn(url);
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === undefined || password === undefined) {
    const problem = "has a % in its user or password that is not an escape: write it as %25";
    return { ok: false, problem };
  }
  return {
    ok: true,
    value: {
      host,
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTls: !secure && !isOwnMachine(host),
      user,
      password,
    },
  };
}

/** As name service and certificates have it: in an address that is none of the web's, letters beyond ASCII stand as escapes. */
function hostIn({ hostname }: URL): string {
  const host = hostname.replace(/^\[|\]$/g, "");
  return domainToASCII(decoded(host) ?? host) || host;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // Said to the operator by the caller, without showing the password.
    return undefined;
  }
}

export function isOwnMachine(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}
