import { createTransport } from "nodemailer";
import type { Smtp } from "../config/smtp.ts";
import { within } from "../within.ts";
import type { Channel } from "./channel.ts";
import { mimeOptions } from "./mime.ts";

type Patience = {
  /** Until the connection stands, and until the greeting. */
  readonly stepMs: number;
  /** For the whole mail: a server that is silent, or answers one byte at a time, must not hold the queue. */
  readonly mailMs: number;
};

const usualPatience: Patience = { stepMs: 15_000, mailMs: 60_000 };

/** One connection per mail: the library's pool queues a mail again without end when its connection closes. */
export function smtpChannel(smtp: Smtp, patience = usualPatience): Channel {
  const { host, port, secure, requireTls, user, password } = smtp;
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    // Nobody listens between us and a server on this machine, whose certificate is often one of its own making, or one that
    // it cannot read. It takes no password without encryption, so that only mail without a login goes on.
    ...(secure || requireTls
      ? {}
      : { tls: { rejectUnauthorized: false }, opportunisticTLS: !user }),
    ...(user ? { auth: { user, pass: password } } : {}),
    connectionTimeout: patience.stepMs,
    greetingTimeout: patience.stepMs,
    // A server may look through a whole mail for long before it takes it (RFC 5321, 4.5.3.2.6). One that we do not wait for
    // has taken it all the same, and gets it again with each attempt.
    socketTimeout: patience.mailMs,
    dnsTimeout: patience.stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    description: `the mail server ${host}:${port}${user ? ` as ${user}` : ""}`,
    refusal: "The mail server refuses us",
    async send(mail) {
      const sent = await transport.sendMail({
        ...mimeOptions(mail),
        envelope: { from: mail.from.address, to: [mail.to.address] },
        signal: AbortSignal.timeout(patience.mailMs),
      });
      return sent.response;
    },
    async probe() {
      const { mailMs } = patience;
      // The library itself ends only a silence: a server that goes on talking would hold the probe, and all mail, for ever.
      await within(transport.verify(), mailMs, `no end of its answer after ${mailMs / 1000} s`);
    },
  };
}
