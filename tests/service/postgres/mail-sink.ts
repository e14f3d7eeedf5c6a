import { SMTPServer } from "smtp-server";
import { listening } from "../../listening.ts";

type MailSink = {
  readonly port: number;
  /** How often each Message-ID has arrived. */
  readonly arrived: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
};

/** A mail server that takes everything and remembers only what it has to. */
export async function mailSink(): Promise<MailSink> {
  const arrived = new Map<string, number>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, done) {
      let head = "";
      stream.on("data", chunk => {
        head = (head + chunk).slice(0, 4000);
      });
      stream.on("end", () => {
        const id = /^Message-ID:\s*(<[^>]+>)/im.exec(head)?.[1] ?? "none";
        arrived.set(id, (arrived.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  // A killed instance cuts its connection: that is what the test is about.
  smtp.on("error", () => undefined);
  const port = await listening(smtp);
  return { port, arrived, close: () => new Promise(resolve => smtp.close(() => resolve())) };
}
