import type { Smtp } from "../../form-service/config/smtp.ts";
import { smtpChannel } from "../../form-service/mail/channels/smtp-channel.ts";

/** For servers that answer; of one that does not, a test says how long it is waited for. */
export const patience = { stepMs: 10_000, mailMs: 20_000 };

/** The way to a mail server on this machine; without a login, unless the test has one. */
export function channelTo(server: Partial<Smtp> & { port: number }, within = patience) {
  const near = { host: "127.0.0.1", secure: false, requireTls: false, user: "", password: "" };
  return smtpChannel({ ...near, ...server }, within);
}
