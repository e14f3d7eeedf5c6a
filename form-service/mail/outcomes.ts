import type { Clock } from "../clock.ts";
import type { MailRecord } from "../store/records.ts";
import type { Settlement, Store } from "../store/store.ts";
import type { Sleeper } from "./sleeper.ts";

type Outcome = { readonly mail: MailRecord; readonly how: Settlement };

type Outcomes = {
  /** Tried for a while, and then with each look: a mail that arrived but is not written down as sent would go out twice. */
  readonly settle: (outcome: Outcome) => Promise<void>;
  /** Of a mail that is taken again; says whether anything was known of it. */
  readonly settleKnown: (mail: MailRecord) => Promise<boolean>;
  /** Of all that arrived. */
  readonly settleSent: () => Promise<void>;
};

type Parts = {
  readonly store: Store;
  readonly workerName: string;
  readonly clock: Clock;
  readonly sleep: Pick<Sleeper, "for" | "isOver">;
  readonly patienceMs: number;
  readonly onSettled: ((state: Settlement["state"]) => void) | undefined;
};

const retryMs = 1000;

/** Writes down what became of mails, also where the database is away just then. */
export function openOutcomes(parts: Parts): Outcomes {
  const { store, workerName, clock, sleep, patienceMs, onSettled } = parts;
  /** By their Message-ID: one that is sent again has a new one. */
  const unwritten = new Map<string, Outcome>();

  async function writeDown({ mail, how }: Outcome): Promise<void> {
    await store.outbox.settle(mail, workerName, how);
    unwritten.delete(mail.messageId);
    onSettled?.(how.state);
  }

  return {
    async settle(outcome) {
      unwritten.set(outcome.mail.messageId, outcome);
      const untilMs = clock.elapsed() + patienceMs;
      for (;;) {
        try {
          return await writeDown(outcome);
        } catch (error) {
          if (sleep.isOver() || clock.elapsed() > untilMs) throw error;
          await sleep.for(retryMs);
        }
      }
    },
    async settleKnown({ messageId }) {
      const known = unwritten.get(messageId);
      if (known) await writeDown(known);
      return known !== undefined;
    },
    async settleSent() {
      const faults: unknown[] = [];
      for (const one of unwritten.values())
        if (one.how.state === "sent") await writeDown(one).catch(error => faults.push(error));
      if (faults.length) throw faults[0];
    },
  };
}
