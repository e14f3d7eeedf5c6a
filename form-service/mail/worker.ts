import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { sentenceOf } from "../failure.ts";
import type { Log } from "../log.ts";
import type { Claimed, Settlement, Store } from "../store/store.ts";
import { answerLine } from "./answer-line.ts";
import { attemptsMax, retryDelayMs } from "./backoff.ts";
import type { Channel } from "./channel.ts";
import { classifyFault } from "./classify.ts";
import { composeMail } from "./compose.ts";
import { sleeper } from "./sleeper.ts";

type WorkerParts = {
  readonly store: Store;
  readonly channel: Channel;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly workerName: string;
  readonly onSettled?: (state: Settlement["state"]) => void;
};

export type Pause = {
  readonly sinceMs: number;
  readonly probeAtMs: number;
  readonly answer: string;
};

type MailWorker = {
  /** Something may be due: look now. */
  readonly wake: () => void;
  /** Sends at most one mail; says whether there was one. */
  readonly step: () => Promise<boolean>;
  readonly start: () => void;
  /** Lets the mail that is on its way arrive. */
  readonly stop: () => Promise<void>;
  /** Set while the mail server refuses everybody, such as after a change of its password. */
  readonly pause: () => Pause | undefined;
};

/** Longer than a mail can take, so that a lease only ends when its worker is gone. */
export const leaseMs = 120_000;
const idleMs = 1000;
/** Mail must not take the processor from orders, and mail servers dislike floods. */
const paceMs = 20;
const probeFirstMs = 30_000;
const probeMaxMs = 600_000;

export function mailWorker(parts: WorkerParts): MailWorker {
  const { store, channel, config, clock, log, workerName, onSettled } = parts;
  const sleep = sleeper();
  let paused: Pause | undefined;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function step(): Promise<boolean> {
    if (paused && !(await isMended(paused))) return false;
    const claim = { nowMs: clock.now(), leaseMs };
    const claimed = await store.outbox.claim({ ...claim, workerName });
    if (!claimed) {
      await store.outbox.recover(claim);
      return false;
    }
    await settle(claimed, await attempt(claimed));
    return true;
  }

  async function attempt(claimed: Claimed): Promise<Settlement> {
    const { mail } = claimed;
    try {
      const answer = answerLine(await channel.send(composeMail(claimed, config)));
      log.info(
        { mail: mail.id, submission: mail.submissionId, attempts: mail.attempts },
        "mail sent",
      );
      return { state: "sent", answer, atMs: clock.now() };
    } catch (error) {
      return afterFault(claimed, error);
    }
  }

  function afterFault({ mail }: Claimed, error: unknown): Settlement {
    const { verdict, answer } = classifyFault(error);
    const about = { mail: mail.id, submission: mail.submissionId, attempts: mail.attempts };
    const nowMs = clock.now();
    if (verdict === "pause") {
      pauseChannel(answer);
      return { state: "queued", answer, nextAtMs: nowMs, counts: false };
    }
    if (verdict === "dead" || mail.attempts >= attemptsMax) {
      log.error({ ...about, alarm: "mail-dead" }, "a mail was given up: see form-service list");
      return { state: "dead", answer };
    }
    const delayMs = retryDelayMs(mail.attempts, Math.random());
    log.warn({ ...about, retryInMs: delayMs, code: codeOf(error) }, "a mail did not go out");
    return { state: "queued", answer, nextAtMs: nowMs + delayMs, counts: true };
  }

  function pauseChannel(answer: string): void {
    const sinceMs = paused?.sinceMs ?? clock.now();
    const waitMs = Math.min(probeMaxMs, Math.max(probeFirstMs, clock.now() - sinceMs));
    if (!paused)
      log.error({ alarm: "mail-paused" }, `${channel.description} refuses us: mail waits`);
    paused = { sinceMs, probeAtMs: clock.now() + waitMs, answer };
  }

  async function isMended({ probeAtMs, sinceMs }: Pause): Promise<boolean> {
    const nowMs = clock.now();
    // A clock that was set back must not put the probe off either.
    if (nowMs < probeAtMs && nowMs >= sinceMs) return false;
    try {
      await channel.probe();
    } catch (error) {
      pauseChannel(classifyFault(error).answer);
      return false;
    }
    log.info("the mail server takes mail again");
    paused = undefined;
    return true;
  }

  /** A mail that arrived but is not written down as sent would go out twice, so this is tried for a while. */
  async function settle({ mail }: Claimed, how: Settlement): Promise<void> {
    const untilMs = clock.elapsed() + leaseMs / 2;
    for (;;) {
      try {
        await store.outbox.settle(mail, workerName, how);
        onSettled?.(how.state);
        return;
      } catch (error) {
        if (isStopped || clock.elapsed() > untilMs) throw error;
        await sleep.for(idleMs);
      }
    }
  }

  async function loop(): Promise<void> {
    while (!isStopped) {
      const wasBusy = await step().catch((error: unknown) => {
        log.warn({ reason: sentenceOf(error) }, "the outbox could not be read or written");
        return false;
      });
      if (!isStopped) await sleep.for(wasBusy ? paceMs : idleMs);
    }
  }

  return {
    wake: sleep.wake,
    step,
    start: () => {
      running = loop();
    },
    stop: async () => {
      isStopped = true;
      sleep.wake();
      await running;
    },
    pause: () => paused,
  };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error ? Reflect.get(error, "code") : undefined;
  return typeof code === "string" ? code : "unknown";
}
