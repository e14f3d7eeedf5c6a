import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import { listening } from "../listening.ts";

export const healthy = { kind: "healthy" } as const;

/** What goes wrong with the next connections. */
export type Weather =
  | typeof healthy
  /** The server answers this at this step, such as 451 at RCPT. */
  | {
      readonly kind: "answer";
      readonly at: "CONNECT" | "AUTH" | "MAIL" | "RCPT" | "DATA";
      readonly code: number;
      readonly words?: string;
    }
  /** The line is cut, or goes silent, when this has been sent; '.' is the final dot, taken by the server. */
  | {
      readonly kind: "cut" | "hang";
      readonly at: "CONNECT" | "EHLO" | "MAIL" | "RCPT" | "DATA" | "BODY" | "." | "QUIT";
    }
  /** A whole mail is looked through for so long before it is answered for. */
  | { readonly kind: "slow"; readonly ms: number }
  | { readonly kind: "refuse" };

type Received = {
  readonly mail: Email;
  readonly recipients: readonly string[];
  readonly raw: string;
};

type MailServer = {
  readonly port: number;
  readonly received: Received[];
  readonly setWeather: (weather: Weather) => void;
  /** How many connections are open. */
  readonly open: () => Promise<number>;
};

type Options = { readonly user?: string; readonly password?: () => string };

/** A real SMTP server behind a line that can be cut at any point. */
export async function mailServer({ user, password }: Options = {}): Promise<MailServer> {
  const received: Received[] = [];
  let weather: Weather = healthy;
  const failing = (at: string) =>
    weather.kind === "answer" && weather.at === at
      ? Object.assign(new Error(weather.words ?? "not now"), { responseCode: weather.code })
      : null;
  const smtp = new SMTPServer({
    authOptional: !user,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => done(failing("CONNECT")),
    onAuth(auth, _session, done) {
      const isRight = auth.username === user && auth.password === password?.();
      const wrong = Object.assign(new Error("Invalid login"), { responseCode: 535 });
      const fault = failing("AUTH") ?? (isRight ? null : wrong);
      if (fault) done(fault);
      else done(null, { user: auth.username ?? "" });
    },
    onMailFrom: (_address, _session, done) => done(failing("MAIL")),
    onRcptTo: (_address, _session, done) => done(failing("RCPT")),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", chunk => chunks.push(chunk));
      stream.on("end", async () => {
        const fault = failing("DATA");
        if (fault) return done(fault);
        if (weather.kind === "slow") await pause(weather.ms);
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ mail: await PostalMime.parse(raw), recipients, raw: raw.toString("utf8") });
        done();
      });
    },
  });
  smtp.on("error", () => {});
  const innerPort = await listening(smtp);
  const line = createServer(client => carry(client, innerPort, () => weather));
  const port = await listening(line);
  onTestFinished(async () => {
    line.close();
    await new Promise<void>(resolve => smtp.close(resolve));
  });
  return {
    port,
    received,
    setWeather: next => {
      weather = next;
    },
    open: promisify(line.getConnections.bind(line)),
  };
}

const commands = {
  CONNECT: /^/,
  EHLO: /^EHLO/im,
  MAIL: /^MAIL/im,
  RCPT: /^RCPT/im,
  DATA: /^DATA/im,
  QUIT: /^QUIT/im,
} as const;

function carry(client: Socket, port: number, weatherNow: () => Weather): void {
  const weather = weatherNow();
  client.on("error", () => client.destroy());
  if (weather.kind === "refuse") {
    client.resetAndDestroy();
    return;
  }
  const server = connect(port, "127.0.0.1");
  server.on("error", () => client.destroy());
  client.on("close", () => server.destroy());
  server.on("close", () => client.end());
  let isBroken = false;
  let sent = "";
  const cut = () => {
    if (weather.kind === "cut") client.resetAndDestroy();
  };
  const breakOff = () => {
    isBroken = true;
    cut();
  };
  if ("at" in weather && weather.kind !== "answer" && weather.at === "CONNECT") breakOff();
  client.on("data", chunk => {
    if (isBroken && !("at" in weather && weather.at === ".")) return;
    sent += chunk.toString("latin1");
    const isEnd =
      (weather.kind === "cut" || weather.kind === "hang") && isReached(weather.at, sent);
    // Only the final dot arrives: of all else the server shall hear nothing.
    if (isEnd && weather.at !== ".") return breakOff();
    isBroken ||= isEnd;
    server.write(chunk);
  });
  server.on("data", chunk => {
    if (!isBroken) client.write(chunk);
    // It has taken the mail; its answer never arrives.
    else cut();
  });
}

function isReached(at: Extract<Weather, { kind: "cut" | "hang" }>["at"], sent: string): boolean {
  if (at === ".") return sent.includes("\r\n.\r\n");
  if (at === "BODY") return /^DATA\r\n[\s\S]+Subject/im.test(sent);
  return commands[at].test(sent);
}
