import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { sentenceOf } from "../failure.ts";
import type { Log } from "../log.ts";
import type { Claimed, Settlement, Store } from "../store/store.ts";
import type { Channel } from "./channel.ts";
import { type Pause, pausing } from "./pause.ts";
import { mailSender } from "./sender.ts";
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

export function mailWorker(parts: WorkerParts): MailWorker {
  const { store, channel, config, clock, log, workerName, onSettled } = parts;
  const sleep = sleeper();
  const pause = pausing({ channel, clock, log });
  const send = mailSender({ channel, config, clock, log, pause });
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function step(): Promise<boolean> {
    if (!(await pause.maySend())) return false;
    const claim = { nowMs: clock.now(), leaseMs };
    const claimed = await store.outbox.claim({ ...claim, workerName });
    if (!claimed) {
      pause.end();
      await store.outbox.recover(claim);
      return false;
    }
    await settle(claimed, await send(claimed));
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
    pause: pause.current,
  };
}
