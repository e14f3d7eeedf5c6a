import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { type Clock, systemClock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import { withPort } from "./config/host.ts";
import { codeOf, Failure, sentenceOf } from "./failure.ts";
import { buildApp } from "./http/app.ts";
import { openHealth } from "./http/health.ts";
import { memoryLimiter } from "./http/limits/limiter.ts";
import { sharedLimiter } from "./http/limits/shared-limiter.ts";
import { type Log, openLog } from "./log.ts";
import { mailChannel } from "./mail/channels/mail-channel.ts";
import { rehearse } from "./mail/rehearse.ts";
import { tellOfHeld } from "./mail/tell-of-held.ts";
import { mailWorker } from "./mail/worker.ts";
import { openMetrics } from "./metrics.ts";
import { newId } from "./store/ids.ts";
import { openServingStore } from "./store/open-store.ts";

export type FormService = {
  /** Where it listens, such as http://127.0.0.1:8787. */
  readonly address: string;
  /** Answers what is under way, lets the mail on its way arrive, and closes the database. */
  readonly close: () => Promise<void>;
};

/** What a caller may bring along; the service has its own of each. */
export type StartOptions = {
  readonly log?: Log;
  readonly clock?: Clock;
  /** How long a submission waits for a database that is locked or away. */
  readonly patienceMs?: number;
  /** How long a stop waits for the mail on its way. */
  readonly mailGraceMs?: number;
  /** How long the thread of the SQLite file may stay silent. */
  readonly stallMs?: number;
  /** Told why a SQLite file that another program had open at the start cannot be used after all. */
  readonly onUnusable?: (error: unknown) => void;
  /** The compiled store-thread.ts, where it does not lie beside this file's own compiled copy. */
  readonly threadFile?: URL;
};

const sweepMs = 600_000;
/** Less than the stop's own patience in bin/form-service/start.ts, so that it still ends in good order. */
const usualMailGraceMs = 10_000;
/** Where others can take over, the door stays open until a balancer that asks each second has heard that this one leaves. */
const handoverMs = 1500;

export async function startFormService(
  config: Config,
  {
    log = openLog(config.logLevel),
    clock = systemClock,
    mailGraceMs = usualMailGraceMs,
    ...ofStore
  }: StartOptions = {},
): Promise<FormService> {
  const onHeld = (reason: string) =>
    log.error({ reason, alarm: "cannot-store" }, "the database is not to be had yet");
  const [store] = await Promise.all([
    openServingStore(config, { ...ofStore, onHeld }),
    rehearse(config),
  ]);
  const metrics = openMetrics();
  const workerName = `${hostname()}:${process.pid}:${newId(clock.now())}`;
  const worker = mailWorker({
    store,
    channel: mailChannel(config),
    config,
    clock,
    log,
    workerName,
    onSettled: outcome => metrics.count("forms_mails_total", { outcome }),
  });
  const health = openHealth({ store, config, clock, pause: worker.pause });
  const { windows } = config;
  const { limits } = store;
  const limiter = limits
    ? sharedLimiter({ limits, windows, clock, log })
    : memoryLimiter(windows, clock);
  const parts = { config, store, clock, log, limiter, metrics, health, onMail: worker.wake };
  const app = buildApp(parts);
  const sweep = setInterval(() => {
    const nowMs = clock.now();
    const swept = [store.forgetRequests(nowMs), tellOfHeld(store, config, nowMs)];
    for (const one of swept)
      one.catch(error => log.warn({ reason: sentenceOf(error) }, "the sweep failed"));
  }, sweepMs).unref();

  /** Orders are taken until the mail on its way has arrived: a mail server that hangs must not make a restart long. */
  async function close(): Promise<void> {
    health.drain();
    const handover = pause(config.databaseUrl ? handoverMs : 0);
    const late = pause(mailGraceMs, "late" as const, { ref: false });
    if ((await Promise.race([worker.stop(), late])) === "late") {
      log.warn("a mail was still on its way: it goes out again, with the same Message-ID");
    }
    await handover;
    await app.close();
  }

  // Added to the root: it runs after every request has been answered.
  app.addHook("onClose", async () => {
    clearInterval(sweep);
    metrics.close();
    await store.close();
  });
  const address = await listen(app, config);
  worker.start();
  return { address, close };
}

async function listen(app: ReturnType<typeof buildApp>, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw new Failure("unusable", listenProblem(error, host, port), { cause: error });
  }
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = codeOf(error);
  const where = withPort(host, port);
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken: another program, perhaps this service a second time, listens on ${where}. Stop it or set FORMS_PORT.`;
  }
  if (code === "EACCES") {
    return `${where} may not be used by this user: choose a FORMS_PORT above 1023 and put nginx or Caddy in front.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `FORMS_HOST is ${host}, which is not an address of this machine.`;
  }
  return `The service cannot listen on ${where}: ${sentenceOf(error)}.`;
}
