import { Readable } from "node:stream";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import { type Smtp, serverOf } from "../../config/smtp.ts";
import { sentenceOf } from "../../failure.ts";
import { type Mime, mimeOf } from "../mime.ts";
import type { Channel } from "./channel.ts";
import { inSession } from "./smtp-session.ts";

type Patience = {
  /**
   * Until the connection stands, greeting and all. Some servers first look up who calls, and a name service that does not
   * answer them takes twenty seconds: given up before that, no mail would ever get there.
   */
  readonly stepMs: number;
  /**
   * For the whole mail: a server that is silent, or answers one byte at a time, must not hold the queue. It may look through
   * a mail for long before it takes it, though (RFC 5321, 4.5.3.2.6): one that we do not wait for has taken it all the
   * same, and gets it again with each attempt.
   */
  readonly mailMs: number;
};

const noTlsAfterAll =
  "it agreed to STARTTLS and then did not encrypt: whoever runs the mail server has to mend that, or take its port for smtps://, often 465";

export const usualPatience: Patience = { stepMs: 30_000, mailMs: 60_000 };

/** One connection per mail: the library's pool queues a mail again without end when its connection closes. */
export function smtpChannel(smtp: Smtp, patience = usualPatience): Channel {
  const { host, port, secure, requireTls, user, password } = smtp;
  const credentials = user ? { user, pass: password } : undefined;
  const options = {
    host,
    port,
    secure,
    requireTLS: requireTls,
    // Nobody listens between us and a server on this machine, whose certificate is often one of its own making, or one that
    // it cannot read. It takes no password without encryption, so that only mail without a login goes on.
    ...(secure || requireTls
      ? {}
      : { tls: { rejectUnauthorized: false }, opportunisticTLS: !user }),
    connectionTimeout: patience.stepMs,
    greetingTimeout: patience.stepMs,
    dnsTimeout: patience.stepMs,
  };
  const way = { options, credentials, maxMs: patience.mailMs };

  /** The library's error is the same as where a connection was to begin with TLS, and something else helps. */
  function withoutTls(error: unknown): never {
    if (secure || !/wrong version number|packet length too long/i.test(sentenceOf(error)))
      throw error;
    throw Object.assign(new Error(noTlsAfterAll, { cause: error }), { code: "ETLS" });
  }

  return {
    description: `the mail server ${serverOf(smtp)}`,
    refusal: "The mail server refuses us",
    async send(mail) {
      const { envelope, message } = await mimeOf(mail);
      let isBeforeMail = true;
      const body = new Readable({
        // Called once the server has taken the envelope: the library's errors do not tell whether it had.
        read() {
          isBeforeMail = false;
          this.push(message);
          this.push(null);
        },
      });
      const sending = inSession(way, connection => handOver(connection, envelope, body));
      return sending.catch(withoutTls).catch(error => {
        throw Object.assign(error, { isBeforeMail });
      });
    },
    async probe() {
      const isLoggedIn = await inSession(way, async (_connection, is) => is).catch(withoutTls);
      return isLoggedIn ? "by login" : "without login";
    },
  };
}

/** Gives the server's answer. */
function handOver(
  connection: SMTPConnection,
  envelope: Mime["envelope"],
  body: Readable,
): Promise<string> {
  return new Promise((resolve, reject) => {
    connection.send(envelope, body, (error, sent) =>
      error ? reject(error) : resolve(sent.response),
    );
  });
}
