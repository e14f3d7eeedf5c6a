import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import { sentenceOf } from "../failure.ts";
import type { Log } from "../log.ts";
import type { Claim, Settlement, Store } from "../store/store.ts";
import type { Channel } from "./channels/channel.ts";
import { openOutcomes } from "./outcomes.ts";
import { pausing } from "./pause.ts";
import { resting } from "./rest.ts";
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
  /** Why no mail goes out, while the mail server refuses everybody, such as after a change of its password. */
  readonly pause: () => string | undefined;
};

/** Longer than a mail can take, so that a lease only ends when its worker is gone. */
export const leaseMs = 120_000;
const idleMs = 1000;
/** A second apart: an order would have been refused by then. */
const lastingFailures = 5;
/** Mail must not take the processor from orders, and mail servers dislike floods. */
const paceMs = 20;

export function mailWorker(parts: WorkerParts): MailWorker {
  const { store, channel, config, clock, log, workerName, onSettled } = parts;
  const sleep = sleeper();
  const pause = pausing({ channel, clock, log });
  const rest = resting(clock);
  const send = mailSender({ channel, config, clock, log, pause, rest });
  const patienceMs = leaseMs / 2;
  const outcomes = openOutcomes({ store, workerName, clock, sleep, patienceMs, onSettled });
  let recoverAtMs = 0;
  let running: Promise<void> = Promise.resolve();

  async function step(): Promise<boolean> {
    if (rest.isOn() || !(await pause.maySend())) return false;
    const claim = { nowMs: clock.now(), leaseMs };
    const fault = await recover(claim);
    const claimed = await store.outbox.claim({ ...claim, workerName });
    if (!claimed) {
      pause.end();
      recoverAtMs = 0;
    } else if (!(await outcomes.settleKnown(claimed.mail)))
      await outcomes.settle({ mail: claimed.mail, how: await send(claimed) });
    if (fault) throw fault;
    return claimed !== undefined;
  }

  /**
   * Also while many wait: what a killed process had on its way would else be left until none does, which may be never.
   * Where that fails, such as at one damaged row, all other mail goes out before it is told.
   */
  async function recover(claim: Omit<Claim, "workerName">): Promise<Error | undefined> {
    if (clock.elapsed() < recoverAtMs) return undefined;
    // Before anything is taken back. What did not arrive has time until its lease ends and it is taken again: step() knows.
    const unsettled = await faultOf(
      outcomes.settleSent(),
      "what became of a mail cannot be written down",
    );
    const left = await faultOf(store.outbox.recover(claim), "mails of a killed process stay");
    const fault = unsettled ?? left;
    if (!fault) recoverAtMs = clock.elapsed() + idleMs;
    return fault;
  }

  async function loop(): Promise<void> {
    let failures = 0;
    while (!sleep.isOver()) {
      let wasBusy = false;
      try {
        wasBusy = await step();
        if (failures) log.info("the outbox can be read and written again");
        failures = 0;
      } catch (error) {
        tell(++failures, sentenceOf(error));
      }
      await sleep.for(wasBusy ? paceMs : idleMs);
    }
  }

  /** Once, and once more when it lasts: an outage of hours must not fill the log. */
  function tell(failures: number, reason: string): void {
    if (failures === 1) log.warn({ reason }, "the outbox could not be read or written");
    if (failures !== lastingFailures) return;
    log.error({ reason, alarm: "outbox-away" }, "the outbox still cannot be read or written");
  }

  return {
    wake: sleep.wake,
    step,
    start: () => {
      running = loop();
    },
    stop: async () => {
      sleep.end();
      await running;
    },
    pause: pause.current,
  };
}

function faultOf(work: Promise<void>, what: string): Promise<Error | undefined> {
  return work.then(
    () => undefined,
    cause => new Error(`${what}: ${sentenceOf(cause)}`, { cause }),
  );
}
